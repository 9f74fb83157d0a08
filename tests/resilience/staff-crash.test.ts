import { expect, it } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { emptyPlaces } from '#tests/fixtures/databases.ts';
import { payFlaggedOrders } from './flagged-orders.ts';
import { killAtEachStep, type TaskResult, tasks } from './killed-commands.ts';
import { kills, lanes, leastStaffDeaths, seed } from './kills.ts';
import { seededRandom } from './random.ts';
import { expectRefundedOnce, passTime } from './refunded-once.ts';
import { openRig } from './rig.ts';
import { readStoredOrders, type StoredOrder } from './stored-orders.ts';

/** More than a command has steps. */
const orderCount = 56;

/** Each order's history has what was done with it, once, and nothing is lost. */
function expectDoneOnce(
  { row, moves, mails }: StoredOrder,
  done: Record<string, TaskResult>,
): void {
  const times = (event: string) => moves.filter((move) => move.event === event).length;
  const isDone = (task: string) => (done[task]?.ids.includes(row.id) ? 1 : 0);
  expect({
    RefundRequested: times('RefundRequested'),
    RefundCompleted: times('RefundCompleted'),
    NoteAdded: times('NoteAdded'),
    FlagResolved: times('FlagResolved'),
  }).toEqual({
    RefundRequested: isDone('refund'),
    RefundCompleted: isDone('refund'),
    NoteAdded: isDone('note'),
    FlagResolved: isDone('resolve'),
  });
  const flag = isDone('resolve') ? null : 'bought_twice';
  expect(row).toMatchObject({ state: 'paid', flag });
  expect(mails).toHaveLength(1);
  expect(moves.map(({ seq }) => seq)).toEqual(moves.map((_, index) => index + 1));
}

it(`kills at least ${kills} times, refunds and notes included`, () => {
  const amongVisitors = lanes.reduce((sum, { deaths }) => sum + deaths, 0);
  const amongStaff = leastStaffDeaths * emptyPlaces.length;
  expect(amongVisitors + amongStaff).toBeGreaterThanOrEqual(kills);
});

it.concurrent.for(emptyPlaces)(
  `notes, resolves and refunds once on $engine, whichever step is killed (CRASH_SEED=${seed})`,
  { timeout: 900_000 },
  async ({ makePlace }, { onTestFinished }) => {
    const place = await makePlace();
    onTestFinished(place.removeData);
    const rig = await openRig(place.options);
    onTestFinished(rig.close);
    let server = await rig.start();
    const db = await openDatabase(place.options);
    onTestFinished(() => db.destroy());
    const ids = await payFlaggedOrders(rig, db, orderCount);
    let deaths = 0;
    const disturb = async () => {
      await server.kill();
      deaths += 1;
      server = await rig.start();
    };
    const staff = { rig, db, ids, random: seededRandom(seed), disturb };

    const done = {
      refund: await killAtEachStep(tasks.refund, staff),
      note: await killAtEachStep(tasks.note, staff),
      resolve: await killAtEachStep(tasks.resolve, staff),
    };
    for (const task of Object.values(done)) deaths += task.deaths;
    expect(deaths).toBeGreaterThanOrEqual(leastStaffDeaths);

    await server.kill();
    await passTime(db, false);
    await rig.start();
    await expectRefundedOnce(rig, db, done.refund.ids);
    const stored = await readStoredOrders(place.options);
    expect(stored.size).toBe(orderCount);
    for (const order of stored.values()) expectDoneOnce(order, done);
    expect(rig.faultsLogged()).toEqual([]);
  },
);
