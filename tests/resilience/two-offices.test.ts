import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { OfficeOrder } from '#contract/office/orders.ts';
import { openDatabase } from '#server/database/connection.ts';
import { emptyPlaces } from '#tests/fixtures/databases.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { payFlaggedOrders } from './flagged-orders.ts';
import { seed } from './kills.ts';
import { openLoadBalancer } from './load-balancer.ts';
import { type OfficeUser, signInOwner } from './office-user.ts';
import { type Random, seededRandom } from './random.ts';
import { expectRefundedOnce, passTime } from './refunded-once.ts';
import { openRig } from './rig.ts';
import { readStoredOrders, type StoredOrder } from './stored-orders.ts';
import { startTwo } from './two-servers.ts';

const orderCount = 24;
/** Actions between two deaths. */
const actionsEach = 12;

const events = (order: OfficeOrder, event: string) =>
  order.timeline.filter((entry) => entry.event === event);

/** An action on an order, and whether it is done. */
interface UserAction {
  action: 'note' | 'refund' | 'resolve';
  body: (order: OfficeOrder) => object;
  isDone: (order: OfficeOrder) => boolean;
}

/** Both request the same refund and resolve the same flags; each adds a note of their own. */
const actionsOf = ({ name }: OfficeUser): UserAction[] => [
  {
    action: 'note',
    body: () => ({ note: `noted by ${name}` }),
    isDone: (order) => events(order, 'NoteAdded').some(({ actor }) => actor === name),
  },
  {
    action: 'refund',
    body: ({ revision }) => ({
      amount: '100',
      confirmation: '100',
      reason: 'one board less',
      revision,
    }),
    isDone: ({ refunds }) => refunds.length > 0,
  },
  {
    action: 'resolve',
    body: ({ revision }) => ({ reason: `settled by ${name}`, revision }),
    isDone: ({ flags }) => flags.length === 0,
  },
];

/** Reads the order and acts until it is done; `beforeAct` may kill a server. */
async function getDone(
  user: OfficeUser,
  id: string,
  { action, body, isDone }: UserAction,
  beforeAct: () => Promise<void>,
): Promise<void> {
  for (let order = await user.readOrder(id); !isDone(order); order = await user.readOrder(id)) {
    await beforeAct();
    const outcome = await user.act(id, action, body(order));
    // What the page shows as done is done.
    if (outcome && 'order' in outcome) expect(isDone(outcome.order)).toBe(true);
  }
}

/** Kills the servers in turn, in the middle of an action, one every few actions. */
function killInTurn({ kill, replace }: Awaited<ReturnType<typeof startTwo>>, random: Random) {
  let actions = 0;
  let deaths = 0;
  let replaced: Promise<void> = Promise.resolve();
  const killAndReplace = async () => {
    const which = deaths % 2 === 0 ? 0 : 1;
    deaths += 1;
    await wait(random.below(40));
    await kill(which);
    await replace(which);
  };
  return {
    beforeAct: async () => {
      actions += 1;
      if (actions % actionsEach !== 0) return;
      const before = replaced;
      replaced = before.then(killAndReplace);
      await before;
    },
    end: async () => {
      await replaced;
      return deaths;
    },
  };
}

/** The history has every action and its author: the notes of both, and all else once. */
function expectDoneOnce({ row, moves, mails }: StoredOrder, users: OfficeUser[]): void {
  const of = (event: string) => moves.filter((move) => move.event === event);
  const names = users.map(({ name }) => name);
  expect(
    of('NoteAdded')
      .map(({ actor }) => actor)
      .toSorted(),
  ).toEqual(names.toSorted());
  for (const event of ['RefundRequested', 'RefundCompleted', 'FlagResolved']) {
    expect(of(event), `${event} of ${row.id}`).toHaveLength(1);
  }
  for (const event of ['RefundRequested', 'FlagResolved']) {
    expect(names).toContain(of(event)[0]?.actor);
  }
  expect(row).toMatchObject({ state: 'paid', flag: null });
  expect(mails).toHaveLength(1);
  expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, index) => index + 1));
}

it(`two users on two offices, which are killed in turn, lose nothing and refund once (CRASH_SEED=${seed})`, {
  timeout: 3_600_000,
}, async ({ onTestFinished }) => {
  const place = await emptyPlaces.find(({ engine }) => engine === 'PostgreSQL')?.makePlace();
  if (!place) throw new Error('no PostgreSQL');
  onTestFinished(place.removeData);
  const rig = await openRig(place.options, 1_000);
  onTestFinished(rig.close);
  const balancer = await openLoadBalancer();
  onTestFinished(balancer.close);
  const officeUrl = balancer.origin.replace('127.0.0.1', 'localhost');
  const ports = [await freePort(), await freePort()] as const;
  const own = (port: number) => ({ OFFICE_PORT: String(port), OFFICE_URL: officeUrl });
  balancer.setBackends([...ports]);
  const two = await startTwo(rig, [own(ports[0]), own(ports[1])]);
  const db = await openDatabase(place.options);
  onTestFinished(() => db.destroy());
  const ids = await payFlaggedOrders(rig, db, orderCount);
  expect(ids).toHaveLength(orderCount);

  const users = [
    await signInOwner(db, officeUrl, 'Sunita Devi'),
    await signInOwner(db, officeUrl, 'Ravi Kumar'),
  ];
  const random = seededRandom(seed);
  const { beforeAct, end } = killInTurn(two, random);
  await Promise.all(
    users.map(async (user) => {
      for (const id of ids) {
        for (const action of actionsOf(user)) await getDone(user, id, action, beforeAct);
      }
    }),
  );
  const deaths = await end();
  // Notes alone are two actions an order.
  expect(deaths).toBeGreaterThanOrEqual(Math.floor((2 * orderCount) / actionsEach));

  await Promise.all([two.kill(0), two.kill(1)]);
  await passTime(db, false);
  await rig.start();
  await expectRefundedOnce(rig, db, ids);
  const stored = await readStoredOrders(place.options);
  expect(stored.size).toBe(orderCount);
  for (const order of stored.values()) expectDoneOnce(order, users);
  expect(rig.faultsLogged()).toEqual([]);
});
