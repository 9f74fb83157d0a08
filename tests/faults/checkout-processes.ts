import { hash, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/connection.ts';
import { historyOf } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { findOrderByKey } from '#server/orders/store.ts';
import type { Delivery } from '#simulator/orders/order.ts';
import { request } from '#tests/fixtures/content.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { smallSite, spawnServer } from '#tests/fixtures/server-process.ts';
import { forkSimulator } from '#tests/provider/simulator-process.ts';

/** An answer of the API, as the payer's browser gets it. */
export interface Answer {
  status: number;
  body: {
    success: boolean;
    code?: string;
    message?: string;
    redirectUrl?: string;
    order?: unknown;
  };
}

/**
 * Long enough for a response on a busy machine. Four times of it, after which an order may be started again, are
 * over well before the schedule's first check, 22 s after Pay.
 */
export const phonePeTimeoutMs = 3_000;

type Simulator = Awaited<ReturnType<typeof forkSimulator>>;

/**
 * Server and simulator, each a process of its own, on a new database. `script` is what is started as
 * the server.
 */
export async function startCheckoutProcesses(script: string, env: Record<string, string> = {}) {
  const port = await freePort();
  // Each webhook is sent once: one that is refused must not come back during the next test.
  process.env.SIMULATOR_WEBHOOK_ATTEMPTS = '1';
  const origin = `http://127.0.0.1:${port}`;
  const simulator = await forkSimulator(`${origin}/api/phonepe-webhook`);
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'));
  const dataDir = join(folder, 'data');
  const usual = {
    NODE_ENV: 'test',
    RATE_LIMIT: '0',
    SITE_DIR: smallSite(folder),
    DATA_DIR: dataDir,
    PORT: String(port),
    SIMULATOR_PORT: String(simulator.port),
    PUBLIC_URL: origin,
    PHONEPE_TIMEOUT_MS: String(phonePeTimeoutMs),
  };
  const server = spawnServer({ ...usual, ...env }, { script });
  await server.ready();
  const db = await openDatabase({ dataDir });
  const close = async () => {
    await db.destroy();
    await server.stop();
    await simulator.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    origin,
    server,
    simulator,
    db,
    env: { ...usual, ...env },
    ...payerActions(origin),
    ...providerActions(simulator),
    close,
    orderBy,
    pathOf,
  };

  async function orderBy(key: string): Promise<Order> {
    const order = await findOrderByKey(db, key);
    if (!order) throw new Error('there is no order of that key');
    return order;
  }

  /** Every state that an order has been in; notes in its history are no states. */
  async function pathOf(id: string): Promise<string[]> {
    const moves = await historyOf(db, id);
    return moves
      .filter(({ fromState, toState }) => fromState !== toState)
      .map(({ toState }) => toState);
  }
}

/** The phone number of the payer whose form has this key: each form is another person's. */
const phoneOf = (key: string) => String(9e9 + Number.parseInt(hash('sha256', key).slice(0, 7), 16));

/** What a payer does at the checkout. */
function payerActions(origin: string) {
  const read = async (answer: Response): Promise<Answer> => ({
    status: answer.status,
    body: await answer.json(),
  });
  return {
    /** Presses Pay on the form that has this key. */
    press: async (key: string = randomUUID()) =>
      read(
        await fetch(`${origin}/api/phonepe`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': key },
          body: JSON.stringify({ ...request, phone: phoneOf(key) }),
        }),
      ),
    /** Presses a button of PhonePe's page. */
    choose: (page: string, outcome: 'pay' | 'fail') =>
      fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome }) }),
    /** Opens the page with the status of the payment. */
    ask: async (id: string) => read(await fetch(`${origin}/api/phonepe-status?id=${id}`)),
  };
}

/** What PhonePe's side shows of its orders. */
function providerActions({ admin }: Simulator) {
  return {
    /** Lets the time of an order run out, where PhonePe has it and it waits. */
    expire: (id: string) => admin('POST', `/orders/${id}/expire`).catch(() => undefined),
    /** The webhooks of an order that were tried. */
    deliveries: async (id: string): Promise<Delivery[]> =>
      (await admin('GET', `/orders/${id}`)).deliveries,
  };
}

/** Checkout and simulator as they run for a test. */
export type CheckoutProcesses = Awaited<ReturnType<typeof startCheckoutProcesses>>;
