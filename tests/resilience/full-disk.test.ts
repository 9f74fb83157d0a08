import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type DatabaseOptions, openDatabase } from '#server/database/connection.ts';
import { refundsOf } from '#server/orders/refunds/refunds.repository.ts';
import { runStaff } from '#server/orders/staff/run-staff.fixture.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { mountDisk, type SmallDisk, whyNoDisk } from '#tests/fixtures/small-disk.ts';
import { tasks } from './dying-commands.ts';
import { faultsFound } from './faults-found.ts';
import { expectGivenBack, passTime } from './given-back.ts';
import { openRig } from './rig.ts';
import { lookAgain, rush, type Trouble } from './rush.ts';
import { readStoredOrders } from './stored-orders.ts';

const waitBudget = { timeout: 60_000, interval: 50 };
const outages = 3;

/** What a server may log whose disk is full. */
const expected = [
  'the database is unavailable',
  'reconciler poll failed',
  'refund poll failed',
  'check was not kept',
];

const places = [
  { engine: 'SQLite', open: async (dataDir: string) => ({ dataDir }) },
  {
    engine: 'PostgreSQL',
    open: async (folder: string) => {
      const server = await startPostgres({ durable: true, folder });
      onTestFinished(server.remove);
      return { databaseUrl: server.url, dataDir: '' };
    },
  },
];

/** A checkout whose database lies on a disk of its own. */
async function openCheckout(disk: SmallDisk, options: DatabaseOptions) {
  const rig = await openRig(options, 1_000);
  onTestFinished(rig.close);
  const server = await rig.start();
  const db = await openDatabase(options);
  onTestFinished(() => db.destroy());
  const provider = rig.simulator.provider();
  const giveBack = (id: string) =>
    runStaff(db, tasks.refund.words(id), { nowMs: Date.now, provider, askAgainMs: 100 });
  return { db, disk, giveBack, rig, server };
}

type Checkout = Awaited<ReturnType<typeof openCheckout>>;

/**
 * Fills the disk and makes room again, each time after some more visits, while staff give money back.
 * Returns the orders of which they have tried it.
 */
const fillOften =
  ({ disk, giveBack, server }: Checkout): Trouble<string[]> =>
  async (_, visits) => {
    const ended = () => visits.filter(({ endedAtMs }) => endedAtMs !== undefined);
    const paid = () =>
      ended().flatMap(({ orderId, told }) =>
        orderId && told.at(-1)?.code === 'PAYMENT_SUCCESS' ? [orderId] : [],
      );
    const tryAll = (ids: string[]) => Promise.allSettled(ids.map(giveBack));
    const tried: string[] = [];
    for (let outage = 0; outage < outages; outage += 1) {
      const before = ended().length;
      await vi.waitFor(() => expect(ended().length).toBeGreaterThan(before + 20), waitBudget);
      const [underWay = [], late = []] = chunks(
        paid().filter((id) => !tried.includes(id)),
        3,
      );
      const begun = tryAll(underWay);
      await wait(20 * outage);
      disk.fill();
      const refunds = [begun, tryAll(late)];
      tried.push(...underWay, ...late);
      await vi.waitFor(() => expect(server.ready()).rejects.toThrow('not ready'), waitBudget);
      await Promise.all(refunds);
      disk.makeRoom();
      await vi.waitFor(() => server.ready(), waitBudget);
    }
    return tried;
  };

const chunks = <Item>(items: Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Staff look at each order, and repeat the refunds that were not stored. */
async function repeatRefunds({ db, giveBack }: Checkout, ids: string[]): Promise<number> {
  await passTime(db, false);
  const lost: string[] = [];
  for (const id of ids) if ((await refundsOf(db, id)).length === 0) lost.push(id);
  for (const id of lost) expect(await giveBack(id)).toMatch(tasks.refund.said);
  return lost.length;
}

describeUnless(whyNoDisk(), 'a checkout whose disk is full', () => {
  it.each(places)(
    'loses no order on $engine, and gives back once',
    {
      timeout: 600_000,
    },
    async ({ open }) => {
      const disk = mountDisk(300);
      onTestFinished(disk.remove);
      const options = await open(disk.folder);
      const checkout = await openCheckout(disk, options);
      const { db, rig, server } = checkout;

      const trouble = fillOften(checkout);
      const { visits, result } = await rush(rig, { seed: 'disk', visitors: 12 }, trouble);
      const lost = await repeatRefunds(checkout, result);
      await lookAgain(rig, visits);

      expect(lost).toBeGreaterThan(0);
      expect(lost).toBeLessThan(result.length);
      await expectGivenBack(rig, db, result);
      const stored = await readStoredOrders(options);
      expect(faultsFound({ visits, stored, atProvider: await rig.payments() })).toEqual([]);
      const said = new Set(rig.faultsLogged().map(({ msg }) => msg));
      expect(said).toContain('the database is unavailable');
      expect(expected).toEqual(expect.arrayContaining([...said]));
      await server.stop();
    },
  );
});
