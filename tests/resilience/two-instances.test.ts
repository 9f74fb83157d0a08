import { describe, expect, it, vi } from 'vitest';
import { reconcilerPolling } from '#server/jobs/order-reconciler.ts';
import { emptyPlaces } from '#tests/fixtures/databases.ts';
import { faultsFound } from './faults-found.ts';
import { type Disturbance, payWithoutReturning, revisit, runUnderLoad } from './load.ts';
import { openRig } from './rig.ts';
import { ordersMet } from './stages.ts';
import { leased, readStoredOrders, settledBy, unsettled } from './stored-orders.ts';
import { startTwo } from './two-servers.ts';

const waitBudget = { timeout: 240_000, interval: 100 };

async function makeDatabase() {
  const place = await emptyPlaces.find(({ engine }) => engine === 'PostgreSQL')?.makePlace();
  if (!place) throw new Error('no PostgreSQL');
  return place;
}

/** Kills one under load, replaces it, then kills the other. Returns the times of death. */
const killInTurn =
  ({ kill, replace }: Awaited<ReturnType<typeof startTwo>>): Disturbance<number[]> =>
  async (_, visits) => {
    const ended = (count: number) =>
      vi.waitFor(() => {
        const done = visits.filter(({ endedAtMs }) => endedAtMs !== undefined).length;
        expect(done).toBeGreaterThanOrEqual(count);
      }, waitBudget);
    const diedAtMs: number[] = [];
    await ended(80);
    diedAtMs.push(await kill(0));
    await ended(160);
    await replace(0);
    await ended(240);
    diedAtMs.push(await kill(1));
    await ended(320);
    await replace(1);
    await ended(400);
    return diedAtMs;
  };

describe('two instances on one PostgreSQL behind a load balancer', () => {
  it.concurrent('lose nothing when one is killed under load', {
    timeout: 300_000,
  }, async ({ onTestFinished }) => {
    const { options, removeData } = await makeDatabase();
    onTestFinished(removeData);
    const rig = await openRig(options, 1_000);
    onTestFinished(rig.close);
    const disturb = killInTurn(await startTwo(rig));

    const { visits, result } = await runUnderLoad(rig, { seed: 'two', visitors: 20 }, disturb);
    await revisit(rig, visits);

    const evidence = {
      visits,
      stored: await readStoredOrders(options),
      atProvider: await rig.payments(),
    };
    expect(faultsFound(evidence)).toEqual([]);
    expect(rig.faultsLogged()).toEqual([]);
    for (const death of result) {
      const met = Object.values(ordersMet([death], evidence));
      expect(met.some((orders) => orders > 0)).toBe(true);
    }
  });

  it.concurrent('never check the same order', {
    timeout: 300_000,
  }, async ({ onTestFinished }) => {
    const payers = 60;
    const { options, removeData } = await makeDatabase();
    onTestFinished(removeData);
    // A long time limit, so that no check is repeated because the machine is busy.
    const rig = await openRig(options, 15_000);
    onTestFinished(rig.close);
    await startTwo(rig);
    const visits = await payWithoutReturning(rig, payers, 3_000);
    const before = await rig.statusCalls();

    let leasedAtOnce = 0;
    await vi.waitFor(async () => {
      const orders = await readStoredOrders(options);
      leasedAtOnce = Math.max(leasedAtOnce, leased(orders).length);
      expect(unsettled(orders)).toEqual([]);
    }, waitBudget);
    const stored = await readStoredOrders(options);
    expect((await rig.statusCalls()) - before).toBe(payers);
    // Both were at work: one alone leases no more than that.
    expect(leasedAtOnce).toBeGreaterThan(reconcilerPolling.batchSize);
    expect(settledBy(stored)).toEqual(new Set(['reconciler']));
    expect(faultsFound({ visits, stored, atProvider: await rig.payments() })).toEqual([]);
  });
});
