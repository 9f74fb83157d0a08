import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#server/database/connection.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { diskUnavailableReason, mountDisk } from '#tests/fixtures/small-disk.ts';
import { expectOnlyDatabaseFaults, repeatOutages } from './database-away.ts';
import { faultsFound } from './faults-found.ts';
import { revisit, runUnderLoad } from './load.ts';
import { openRig } from './rig.ts';
import { openStaffRefunds } from './staff-refunds.ts';
import { readStoredOrders } from './stored-orders.ts';

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

describeUnless(diskUnavailableReason(), 'a checkout whose disk is full', () => {
  it.each(places)(
    'loses no order on $engine, and refunds once',
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
      const staff = openStaffRefunds(rig, db);

      const outages = { count: 3, begin: disk.fill, end: disk.makeRoom };
      const disturb = repeatOutages([server], staff, outages);
      const { visits } = await runUnderLoad(rig, { seed: 'disk', visitors: 12 }, disturb);
      await revisit(rig, visits);

      await staff.end();
      const stored = await readStoredOrders(options);
      expect(faultsFound({ visits, stored, atProvider: await rig.payments() })).toEqual([]);
      expectOnlyDatabaseFaults(rig);
      await server.stop();
    },
  );
});
