import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { idempotencyHeader } from '#contract/checkout.ts';
import { openDatabase } from '#server/database/connection.ts';
import { request } from '#tests/fixtures/content.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import type { ServerProcess } from '#tests/fixtures/server-process.ts';
import { faultsFound } from './faults-found.ts';
import { openRefundDesk } from './refund-desk.ts';
import { openRig, type Rig } from './rig.ts';
import { lookAgain, rush, type Trouble } from './rush.ts';
import { readStoredOrders } from './stored-orders.ts';
import { startTwo } from './two-servers.ts';

const waitBudget = { timeout: 60_000, interval: 50 };
const outages = 10;
const frozenMs = 60_000;

/** What the servers may say about a database that is away. */
const expected = [
  'the database is unavailable',
  'reconciler poll failed',
  'refund poll failed',
  'check was not kept',
];
const messages = (rig: Rig) => new Set(rig.faultsLogged().map(({ msg }) => msg));

/** A checkout on a PostgreSQL server of its own, which can be stopped and frozen. */
async function openCheckout() {
  const postgres = await startPostgres({ durable: true });
  onTestFinished(postgres.remove);
  const options = { databaseUrl: postgres.url, dataDir: '' };
  const rig = await openRig(options, 1_000);
  onTestFinished(rig.close);
  return { postgres, options, rig, ...(await startTwo(rig)) };
}

const readiness = async (servers: ServerProcess[]) =>
  (await Promise.allSettled(servers.map((server) => server.ready()))).map(({ status }) => status);
const allSay = (servers: ServerProcess[], status: 'fulfilled' | 'rejected') =>
  vi.waitFor(async () => {
    expect(new Set(await readiness(servers))).toEqual(new Set([status]));
  }, waitBudget);

/** Stops PostgreSQL and starts it again, each time after some more visits, while staff give money back. */
const stopOften =
  (
    { postgres, servers }: Awaited<ReturnType<typeof openCheckout>>,
    desk: ReturnType<typeof openRefundDesk>,
  ): Trouble<void> =>
  async (_, visits) => {
    const ended = () => visits.filter(({ endedAtMs }) => endedAtMs !== undefined).length;
    for (let outage = 0; outage < outages; outage += 1) {
      const before = ended();
      await vi.waitFor(() => expect(ended()).toBeGreaterThan(before + 20), waitBudget);
      const underWay = desk.begin(visits);
      await wait(40 * outage);
      await postgres.stop();
      await Promise.all([underWay, desk.begin(visits)]);
      await allSay(servers, 'rejected');
      await postgres.start();
      await allSay(servers, 'fulfilled');
    }
  };

/** Asks for a payment, a status and readiness; each must be answered within ten seconds. */
async function askEverything(ports: number[], orderId: string): Promise<number[]> {
  const signal = AbortSignal.timeout(10_000);
  const status = async (url: string, init: RequestInit = {}) =>
    (await fetch(url, { signal, ...init })).status;
  const answers = ports.flatMap((port) => {
    const origin = `http://127.0.0.1:${port}`;
    // More than a server has connections.
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
  it(`is stopped and started ${outages} times lose no order, double none and give back once`, {
    timeout: 600_000,
  }, async () => {
    const checkout = await openCheckout();
    const { options, rig, servers } = checkout;
    const db = await openDatabase(options);
    onTestFinished(() => db.destroy());
    const desk = openRefundDesk(rig, db);
    const trouble = stopOften(checkout, desk);
    const { visits } = await rush(rig, { seed: 'outage', visitors: 12 }, trouble);
    await lookAgain(rig, visits);

    await desk.end();
    const stored = await readStoredOrders(options);
    expect(faultsFound({ visits, stored, atProvider: await rig.payments() })).toEqual([]);
    expect(expected).toEqual(expect.arrayContaining([...messages(rig)]));
    expect(messages(rig)).toContain('the database is unavailable');
    // Throws where one had ended before.
    await Promise.all(servers.map((server) => server.stop()));
  });

  it('is frozen for a minute say so within ten seconds, and go on when it thaws', {
    timeout: 180_000,
  }, async () => {
    const { options, postgres, rig, servers } = await openCheckout();
    const ports = await Promise.all(servers.map((server) => server.ready()));
    const first = await fetch(
      `${rig.balancer.origin}/api/phonepe`,
      payment('thawed-form-number-1'),
    );
    expect(first.status).toBe(200);
    const [orderId = ''] = (await readStoredOrders(options)).keys();

    postgres.freeze();
    // So long an answer of /readyz holds.
    await wait(1_000);
    const thawsAtMs = Date.now() + frozenMs;
    // The first time on open connections, then on none.
    while (Date.now() < thawsAtMs) {
      expect(new Set(await askEverything(ports, orderId))).toEqual(new Set([503]));
    }
    const isSaid = () => expect(messages(rig)).toContain('reconciler poll failed');
    await vi.waitFor(isSaid, waitBudget);
    postgres.thaw();
    await allSay(servers, 'fulfilled');
    const again = await fetch(
      `${rig.balancer.origin}/api/phonepe`,
      payment('thawed-form-number-1'),
    );
    expect(again.status).toBe(200);
    expect(expected).toEqual(expect.arrayContaining([...messages(rig)]));
  });
});
