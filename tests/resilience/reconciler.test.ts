import { expect, it, onTestFinished, vi } from 'vitest';
import { sqliteFolder } from '#tests/fixtures/databases.ts';
import { faultsFound } from './faults-found.ts';
import { payWithoutReturning } from './load.ts';
import { openRig } from './rig.ts';
import { leased, readStoredOrders, settledBy, unsettled } from './stored-orders.ts';

/** More than the reconciler leases at once. */
const payers = 30;

/** Longer than PhonePe's first pause and the lease of a dead server together. */
const waitBudget = { timeout: 240_000, interval: 1_000 };

it('settles orders whose payers never come back, by itself, after two deaths', {
  timeout: 300_000,
}, async () => {
  const { options, removeData } = sqliteFolder();
  onTestFinished(removeData);
  const rig = await openRig(options);
  onTestFinished(rig.close);

  const first = await rig.start();
  const visits = await payWithoutReturning(rig, payers, 2_000);
  await first.kill();
  const second = await rig.start();
  const before = await rig.statusCalls();
  const isChecking = async () => expect(await rig.statusCalls()).toBeGreaterThan(before);
  await vi.waitFor(isChecking, { ...waitBudget, interval: 50 });
  await second.kill();
  expect(leased(await readStoredOrders(options)).length).toBeGreaterThan(0);

  await rig.start();
  const allSettled = async () => expect(unsettled(await readStoredOrders(options))).toEqual([]);
  await vi.waitFor(allSettled, waitBudget);
  const stored = await readStoredOrders(options);
  expect(faultsFound({ visits, stored, atProvider: await rig.payments() })).toEqual([]);
  expect(settledBy(stored)).toEqual(new Set(['reconciler']));
  expect(stored.size).toBe(payers);
  expect(rig.faultsLogged()).toEqual([]);
});
