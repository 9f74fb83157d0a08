import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { idempotencyHeader } from '#contract/checkout-rules.ts';
import { openDatabase } from '#server/database/connection.ts';
import { refundsOf } from '#server/refunds/store.ts';
import { request } from '#tests/fixtures/content.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import {
  expectOnlyDatabaseFaults,
  messages,
  repeatOutages,
  waitBudget,
  waitForReadiness,
} from './database-away.ts';
import { faultsFound } from './faults-found.ts';
import { revisit, runUnderLoad } from './load.ts';
import { openRig } from './rig.ts';
import { openStaffRefunds } from './staff-refunds.ts';
import { readStoredOrders } from './stored-orders.ts';
import { startTwo } from './two-servers.ts';

const frozenMs = 60_000;

/** A checkout on a PostgreSQL server of its own, which can be stopped and frozen. */
async function openCheckout() {
  const postgres = await startPostgres({ durable: true });
  onTestFinished(postgres.remove);
  const options = { databaseUrl: postgres.url, dataDir: '' };
  const rig = await openRig(options, 1_000);
  onTestFinished(rig.close);
  return { postgres, options, rig, ...(await startTwo(rig)) };
}

/** Requests payments, a status and readiness; each must be answered within ten seconds. */
async function requestEverything(ports: number[], orderId: string): Promise<number[]> {
  const signal = AbortSignal.timeout(10_000);
  const status = async (url: string, init: RequestInit = {}) =>
    (await fetch(url, { signal, ...init })).status;
  const answers = ports.flatMap((port) => {
    const origin = `http://127.0.0.1:${port}`;
    // More than a server has database connections.
    const keys = Array.from({ length: 12 }, (_, number) => `frozen-form-number-${number}`);
    return [
      ...keys.map((key) => status(`${origin}/api/phonepe`, payment(key))),
      status(`${origin}/api/phonepe-status?id=${orderId}`),
      status(`${origin}/readyz`),
    ];
  });
  return await Promise.all(answers);
}

const payment = (key: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', [idempotencyHeader]: key },
  body: JSON.stringify(request),
});

describe('two servers whose PostgreSQL', () => {
  it('is stopped and started ten times lose no order, duplicate none and refund once', {
    timeout: 600_000,
  }, async () => {
    const { options, postgres, rig, servers } = await openCheckout();
    const db = await openDatabase(options);
    onTestFinished(() => db.destroy());
    const staff = openStaffRefunds(rig, db);
    const outages = { count: 10, begin: postgres.stop, end: postgres.start };
    const disturb = repeatOutages(servers, staff, outages);
    const { visits } = await runUnderLoad(rig, { seed: 'outage', visitors: 12 }, disturb);
    await revisit(rig, visits);

    await staff.end();
    const stored = await readStoredOrders(options);
    expect(faultsFound({ visits, stored, atProvider: await rig.payments() })).toEqual([]);
    expectOnlyDatabaseFaults(rig);
    // Throws if one has already exited.
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('is frozen for a minute report it within ten seconds, resume afterwards and refund once', {
    timeout: 180_000,
  }, async () => {
    const { options, postgres, rig, servers } = await openCheckout();
    const ports = await Promise.all(servers.map((server) => server.ready()));
    const pay = (key: string) => fetch(`${rig.balancer.origin}/api/phonepe`, payment(key));
    const keys = ['thawed-form-number-1', 'thawed-form-number-2', 'thawed-form-number-3'];
    for (const key of keys) expect((await pay(key)).status).toBe(200);
    const [orderId = '', ...others] = (await rig.payments()).map((one) => one.merchantOrderId);
    for (const id of others) {
      await rig.simulator.admin('POST', `/orders/${id}/pay`);
      expect((await fetch(`${rig.balancer.origin}/api/phonepe-status?id=${id}`)).status).toBe(200);
    }
    const db = await openDatabase(options);
    onTestFinished(() => db.destroy());
    const staff = openStaffRefunds(rig, db);

    // The first is on its way to the provider when the database freezes.
    const [first = '', ...later] = others;
    await rig.simulator.switchOn({ name: 'slow-refund', times: 1, value: 1_000 });
    const refunds = [staff.beginWith([first])];
    await vi.waitFor(async () => expect(await refundsOf(db, first)).toHaveLength(1), waitBudget);
    postgres.freeze();
    refunds.push(staff.beginWith(later));
    // /readyz reuses its result for this long.
    await wait(1_000);
    const thawsAtMs = Date.now() + frozenMs;
    // First on open connections, later on none.
    while (Date.now() < thawsAtMs) {
      expect(new Set(await requestEverything(ports, orderId))).toEqual(new Set([503]));
    }
    const isLogged = () => expect(messages(rig)).toContain('reconciler poll failed');
    await vi.waitFor(isLogged, waitBudget);
    postgres.thaw();
    await waitForReadiness(servers, 'fulfilled');
    expect((await pay(keys[0] ?? '')).status).toBe(200);
    await Promise.all(refunds);
    await staff.end();
    expectOnlyDatabaseFaults(rig);
  });
});
