import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import type { ServerProcess } from '#tests/fixtures/server-process.ts';
import { mountDisk, type SmallDisk, whyNoDisk } from '#tests/fixtures/small-disk.ts';
import { faultsFound } from './faults-found.ts';
import { openRefundDesk } from './refund-desk.ts';
import { openRig } from './rig.ts';
import { lookAgain, rush, type Trouble } from './rush.ts';
import { readStoredOrders } from './stored-orders.ts';

type RefundDesk = ReturnType<typeof openRefundDesk>;

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
      const server = await startPostgres({ durable: true, folder, logFileMegabytes: 64 });
      onTestFinished(server.remove);
      return { databaseUrl: server.url, dataDir: '' };
    },
  },
];

/** Fills the disk and makes room again, each time after some more visits, while staff give money back. */
const fillOften =
  (disk: SmallDisk, server: ServerProcess, desk: RefundDesk): Trouble<void> =>
  async (_, visits) => {
    const ended = () => visits.filter(({ endedAtMs }) => endedAtMs !== undefined).length;
    for (let outage = 0; outage < outages; outage += 1) {
      const before = ended();
      await vi.waitFor(() => expect(ended()).toBeGreaterThan(before + 20), waitBudget);
      const underWay = desk.begin(visits);
      await wait(40 * outage);
      disk.fill();
      await Promise.all([underWay, desk.begin(visits)]);
      await vi.waitFor(() => expect(server.ready()).rejects.toThrow('not ready'), waitBudget);
      disk.makeRoom();
      await vi.waitFor(() => server.ready(), waitBudget);
    }
  };

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
      const rig = await openRig(options, 1_000);
      onTestFinished(rig.close);
      const server = await rig.start();
      const db = await openDatabase(options);
      onTestFinished(() => db.destroy());
      const desk = openRefundDesk(rig, db);

      const trouble = fillOften(disk, server, desk);
      const { visits } = await rush(rig, { seed: 'disk', visitors: 12 }, trouble);
      await lookAgain(rig, visits);

      await desk.end();
      const stored = await readStoredOrders(options);
      expect(faultsFound({ visits, stored, atProvider: await rig.payments() })).toEqual([]);
      const said = new Set(rig.faultsLogged().map(({ msg }) => msg));
      expect(said).toContain('the database is unavailable');
      expect(expected).toEqual(expect.arrayContaining([...said]));
      await server.stop();
    },
  );
});
