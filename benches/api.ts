// Orders a second on SQLite and PostgreSQL, and the status of one order among many:
// npm run bench:api [-- STORED], one million stored orders by default. Buyers, server, simulator and
// database share the machine.
import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { paymentResponseSchema, statusResponseSchema } from '#contract/checkout.ts';
import { openDatabase } from '#server/database/connection.ts';
import { request, service } from '#tests/fixtures/content.ts';
import { freePort } from '#tests/fixtures/free-port.ts';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { smallSite, spawnServer } from '#tests/fixtures/server-process.ts';
import { forkSimulator } from '#tests/provider/simulator-process.ts';
import { median, percentile, reportFailures } from './bench.ts';

const bounds = { ordersPerSecond: 20, statusP99Ms: 50 };
const buyers = 32;
const bought = { warmUp: 500, measured: 2_000 };
const stored = Number(process.argv[2] ?? 1_000_000);
const statusRequests = 2_000;
/** Orders that one statement inserts. */
const batchSize = 50_000;

type DatabaseEnv = { DATA_DIR: string; DATABASE_URL?: string };

const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
const site = smallSite(folder);

/** Starts server and simulator as processes of their own, and stops them after `use`. */
async function withCheckout<Result>(env: DatabaseEnv, use: (origin: string) => Promise<Result>) {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const simulator = await forkSimulator(`${origin}/api/phonepe-webhook`);
  const ports = { PORT: String(port), SIMULATOR_PORT: String(simulator.port) };
  const server = spawnServer({
    SITE_DIR: site,
    LOG_LEVEL: 'error',
    RATE_LIMIT: '0',
    ...ports,
    ...env,
  });
  try {
    await server.ready();
    return await use(origin);
  } finally {
    await server.stop();
    await simulator.close();
  }
}

/** Throws unless the order is paid. */
async function requestStatus(origin: string, id: string): Promise<void> {
  const response = await fetch(`${origin}/api/phonepe-status?id=${id}`);
  const { code } = statusResponseSchema.parse(await response.json());
  if (code !== 'PAYMENT_SUCCESS') throw new Error(`${id} is not paid: ${code}`);
}

/** One order, from the form to "Payment Successful!". */
async function buy(origin: string): Promise<void> {
  // Another payer each time: a repeat would be flagged.
  const phone = String(randomInt(6_000_000_000, 10_000_000_000));
  const placed = await fetch(`${origin}/api/phonepe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ ...request, phone }),
  });
  const { orderId = '', redirectUrl = '' } = paymentResponseSchema.parse(await placed.json());
  const body = new URLSearchParams({ outcome: 'pay' });
  await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' });
  await requestStatus(origin, orderId);
}

async function buyAll(origin: string, count: number): Promise<void> {
  const pending = Array(count).keys();
  const buyer = async () => {
    for (const _ of pending) await buy(origin);
  };
  await Promise.all(Array.from({ length: buyers }, buyer));
}

async function ordersPerSecond(env: DatabaseEnv): Promise<number> {
  return await withCheckout(env, async (origin) => {
    await buyAll(origin, bought.warmUp);
    const startMs = performance.now();
    await buyAll(origin, bought.measured);
    return (bought.measured * 1000) / (performance.now() - startMs);
  });
}

const idOf = (number: number) => `BAW-${String(number).padStart(20, '0')}`;

/** Inserts paid orders, the first of which has the number 0. */
async function insertOrders({ DATA_DIR, DATABASE_URL }: DatabaseEnv): Promise<void> {
  const db = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  for (let from = 0; from < stored; from += batchSize) {
    const until = Math.min(stored, from + batchSize);
    await sql`
      insert into orders (id, idempotency_key, request_digest, name, phone, service_name, amount_paise,
        tax_paise, quantity, provider, state, created_at_ms, updated_at_ms, expires_at_ms, checks)
      with recursive numbers(n) as
        (select ${sql.lit(from)} union all select n + 1 from numbers where n + 1 < ${sql.lit(until)})
      select ${sql.lit(idOf(0).slice(0, -9))} || substr(cast(1000000000 + n as text), 2), 'key-' || n,
        'digest', ${request.name}, ${request.phone}, ${service.name}, ${service.amountPaise}, 0, 1,
        'simulator', 'paid', 1790000000000 + n, 1790000000000 + n, 1790000900000 + n, 1
      from numbers`.execute(db);
  }
  await db.destroy();
}

/** Response times of status requests for orders spread over the stored ones, one at a time, in ms. */
async function statusTimes(env: DatabaseEnv): Promise<number[]> {
  await insertOrders(env);
  return await withCheckout(env, async (origin) => {
    const times: number[] = [];
    for (let index = 0; index < statusRequests; index += 1) {
      const startMs = performance.now();
      await requestStatus(origin, idOf((index * 7_919) % stored));
      times.push(performance.now() - startMs);
    }
    // The first tenth warms the server up.
    return times.slice(statusRequests / 10);
  });
}

const postgres = await startPostgres({ durable: true });
const failures: string[] = [];
try {
  for (const [engine, env] of Object.entries({
    SQLite: { DATA_DIR: folder },
    PostgreSQL: { DATA_DIR: folder, DATABASE_URL: postgres.url },
  })) {
    const perSecond = await ordersPerSecond(env);
    const times = await statusTimes(env);
    const p99Ms = percentile(times, 0.99);
    console.log(
      `${engine}: ${perSecond.toFixed(0)} orders a second with ${buyers} buyers; status among ` +
        `${stored} orders: p50 ${median(times).toFixed(2)} ms, p99 ${p99Ms.toFixed(2)} ms`,
    );
    if (perSecond < bounds.ordersPerSecond) failures.push(`${engine}: orders a second`);
    if (p99Ms > bounds.statusP99Ms) failures.push(`${engine}: status p99`);
  }
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true });
}
reportFailures(failures);
