import { setTimeout as wait } from 'node:timers/promises';
import { expect, vi } from 'vitest';
import type { ServerProcess } from '#tests/fixtures/server-process.ts';
import type { Disturbance } from './load.ts';
import type { Rig } from './rig.ts';
import type { openStaffRefunds } from './staff-refunds.ts';

/** How long a test waits for servers to come back, in ms. */
export const waitBudget = { timeout: 60_000, interval: 50 };

/** Messages that servers may log while the database is down or full. */
const expected = [
  'the database is unavailable',
  'reconciler poll failed',
  'refund poll failed',
  'could not save status check',
];

/** What the servers have logged as faults, each once. */
export const messages = (rig: Rig) => new Set(rig.faultsLogged().map(({ msg }) => msg));

/** Expects that the servers have logged the outage, and nothing else. */
export function expectOnlyDatabaseFaults(rig: Rig): void {
  expect(messages(rig)).toContain('the database is unavailable');
  expect(expected).toEqual(expect.arrayContaining([...messages(rig)]));
}

const readiness = async (servers: ServerProcess[]) =>
  (await Promise.allSettled(servers.map((server) => server.ready()))).map(({ status }) => status);

/** Waits until /readyz of all of them succeeds, or fails. */
export const waitForReadiness = (servers: ServerProcess[], status: 'fulfilled' | 'rejected') =>
  vi.waitFor(async () => {
    expect(new Set(await readiness(servers))).toEqual(new Set([status]));
  }, waitBudget);

/** How often the database fails, and how to stop and restore it. */
interface Outages {
  count: number;
  begin: () => unknown;
  end: () => unknown;
}

/** Stops and restores the database, each time after some more visits, while staff refund. */
export const repeatOutages =
  (
    servers: ServerProcess[],
    staff: ReturnType<typeof openStaffRefunds>,
    { count, begin, end }: Outages,
  ): Disturbance<void> =>
  async (_, visits) => {
    const ended = () => visits.filter(({ endedAtMs }) => endedAtMs !== undefined).length;
    for (let outage = 0; outage < count; outage += 1) {
      const before = ended();
      await vi.waitFor(() => expect(ended()).toBeGreaterThan(before + 20), waitBudget);
      const underWay = staff.begin(visits);
      await wait(40 * outage);
      await begin();
      await Promise.all([underWay, staff.begin(visits)]);
      await waitForReadiness(servers, 'rejected');
      await end();
      await waitForReadiness(servers, 'fulfilled');
    }
  };
