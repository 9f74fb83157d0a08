// The checkout under load, on SQLite and on PostgreSQL: npm run bench:api. Buyers, server and
// simulator share the machine. SITE_DIR names another folder than dist. BASELINE names another
// checkout of the project, built: then this server and that one are measured in turn.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { compareWith } from './api/baseline.ts';
import { buy, type ResponseTimes } from './api/buyer.ts';
import { measureDurableCommits } from './api/durable-commits.ts';
import { runAtRate, runConcurrently } from './api/load.ts';
import { startCheckout } from './api/processes.ts';
import { type DatabaseEnv, measureStatusLatency } from './api/status-latency.ts';
import { median, percentile, reportFailures, round } from './bench.ts';

const bounds = { steadyP99Ms: 100, growthMiB: 32, statusMs: 1 };
const buyers = 32;
const orders = { warmUp: 5_000, burst: 5_000, longRun: 50_000, stored: 1_000_000 };
const steady = { perSecond: 50, seconds: 20 };

interface Engine {
  name: string;
  env: DatabaseEnv;
  /** Least orders for each bare durable commit: no figure of one machine, so it holds on others. */
  ordersPerCommit: number;
  /** SQLite, in whose process the orders are: it must not grow. */
  isEmbedded: boolean;
}

const failures: string[] = [];
const expect = (holds: boolean, failure: string) => {
  if (!holds) failures.push(failure);
};

async function measureLoad(load: string, run: () => Promise<ResponseTimes[]>) {
  const startMs = performance.now();
  const results = await run();
  const seconds = (performance.now() - startMs) / 1000;
  const pages = results.map(({ pageMs }) => pageMs);
  const payments = results.map(({ paidMs }) => paidMs);
  return {
    load,
    orders: results.length,
    'a second': Math.round(results.length / seconds),
    'page p50, ms': round(median(pages), 1),
    'page p99, ms': round(percentile(pages, 0.99), 1),
    'paid p50, ms': round(median(payments), 1),
    'paid p99, ms': round(percentile(payments, 0.99), 1),
  };
}

async function measureCheckout(engine: Engine): Promise<void> {
  const { name, env, ordersPerCommit, isEmbedded } = engine;
  const commits = await measureDurableCommits(env);
  await using checkout = await startCheckout(env);
  const buyAll = (count: number) => runConcurrently(count, buyers, () => buy(checkout.origin));
  await buyAll(orders.warmUp);
  const burst = await measureLoad(`${buyers} buyers at once`, () => buyAll(orders.burst));
  const atRate = await measureLoad(`${steady.perSecond} orders a second`, () =>
    runAtRate(steady.perSecond, steady.seconds, () => buy(checkout.origin)),
  );
  console.log(name);
  console.table([burst, atRate]);
  const ratio = burst['a second'] / commits;
  console.log(
    `${name}: ${Math.round(commits)} bare durable commits a second, one after the other; ` +
      `${ratio.toFixed(3)} orders for each, at least ${ordersPerCommit} wanted.`,
  );
  expect(ratio >= ordersPerCommit, `${name}: orders for each durable commit`);
  const slowest = Math.max(atRate['page p99, ms'], atRate['paid p99, ms']);
  expect(slowest < bounds.steadyP99Ms, `${name}: p99 at ${steady.perSecond} a second`);
  if (!isEmbedded) return;

  // What is kept for good is there after a fifth of the orders; the rest must add nothing.
  await buyAll(orders.longRun / 5);
  const before = await checkout.memoryMiB();
  await buyAll((orders.longRun * 4) / 5);
  const after = await checkout.memoryMiB();
  console.log(
    `${name}: memory of the server ${before} MiB after ${orders.longRun / 5} more orders, ` +
      `${after} MiB after ${orders.longRun}; at most ${bounds.growthMiB} MiB more allowed.`,
  );
  expect(after - before <= bounds.growthMiB, `${name}: memory`);
}

async function measureStatus({ name, env }: Engine): Promise<void> {
  const times = await measureStatusLatency(orders.stored, env);
  console.log(
    `${name}: status by id among ${orders.stored} orders, request to response: ` +
      `p50 ${median(times).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms; ` +
      `at most ${bounds.statusMs} ms allowed at p50.`,
  );
  expect(median(times) < bounds.statusMs, `${name}: status by id`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
const postgres = await startPostgres({ durable: true });
const postgresEnv = { DATA_DIR: folder, DATABASE_URL: postgres.url };
const engines: Engine[] = [
  { name: 'SQLite', env: { DATA_DIR: folder }, ordersPerCommit: 0.02, isEmbedded: true },
  { name: 'PostgreSQL', env: postgresEnv, ordersPerCommit: 0.03, isEmbedded: false },
];
const baseline = process.env.BASELINE;
try {
  for (const engine of engines) {
    if (baseline) failures.push(...(await compareWith(baseline, buyers, engine)));
    else {
      await measureCheckout(engine);
      await measureStatus(engine);
    }
  }
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true });
}

console.log(
  `${availableParallelism()} cores for buyers, server, simulator and database. A page: from the ` +
    'form to the address of the pay page. Paid: from coming back to "Payment Successful!".',
);
reportFailures(failures);
