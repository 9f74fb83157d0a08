// The checkout under load, on SQLite and on PostgreSQL: npm run bench:api. Buyers, server and
// simulator share the machine. SITE_DIR names another folder than dist.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { buy, type Waits } from './api/buyer.ts';
import { percentile, type Run, workSteadily, workThrough } from './api/load.ts';
import { type DatabaseEnv, lookUpAmongMany } from './api/many-orders.ts';
import { type CheckoutProcesses, startCheckout } from './api/processes.ts';
import { table } from './table.ts';

const mebibyte = 1024 * 1024;
const bounds = { perSecond: 500, steadyP99Ms: 100, growth: 32 * mebibyte, lookUpMs: 1 };
const buyers = 32;
const orders = { warmUp: 5_000, flood: 5_000, longRun: 50_000, stored: 1_000_000 };
const steady = { perSecond: 50, seconds: 20 };

interface Engine {
  name: string;
  env: DatabaseEnv;
  /** Orders a second that must be reached; none is asked of PostgreSQL. */
  perSecond: number;
  /** Whether 50,000 orders are made to see the memory. */
  longRun: boolean;
}

const faults: string[] = [];
const require = (holds: boolean, fault: string) => {
  if (!holds) faults.push(fault);
};

const starts = ({ results }: Run<Waits>) => results.map(({ start }) => start);
const ends = ({ results }: Run<Waits>) => results.map(({ paid }) => paid);
const ratio = ({ results, seconds }: Run<Waits>) => results.length / seconds;

function rowOf(engine: Engine, what: string, run: Run<Waits>): (string | number)[] {
  const shares = [starts(run), ends(run)].flatMap((waits) => [
    percentile(waits, 0.5).toFixed(1),
    percentile(waits, 0.99).toFixed(1),
  ]);
  return [engine.name, what, run.results.length, Math.round(ratio(run)), ...shares];
}

async function load(engine: Engine, checkout: CheckoutProcesses): Promise<(string | number)[][]> {
  const flooded = (count: number) => workThrough(count, buyers, () => buy(checkout));
  await flooded(orders.warmUp);
  const flood = await flooded(orders.flood);
  require(ratio(flood) >= engine.perSecond, `${engine.name}: orders a second`);
  const calm = await workSteadily(steady.perSecond, steady.seconds, () => buy(checkout));
  const slowest = Math.max(percentile(starts(calm), 0.99), percentile(ends(calm), 0.99));
  require(slowest < bounds.steadyP99Ms, `${engine.name}: p99 at ${steady.perSecond} a second`);
  const rows = [
    rowOf(engine, `${buyers} buyers at once`, flood),
    rowOf(engine, `${steady.perSecond} orders a second`, calm),
  ];
  if (engine.longRun) await watchMemory(checkout, engine, flooded);
  return rows;
}

/** What is kept for good is there after a fifth of the orders; the rest must add nothing. */
async function watchMemory(
  checkout: CheckoutProcesses,
  { name }: Engine,
  flooded: (count: number) => Promise<unknown>,
): Promise<void> {
  await flooded(orders.longRun / 5);
  const before = await checkout.memory();
  await flooded((orders.longRun * 4) / 5);
  const after = await checkout.memory();
  const show = (bytes: number) => `${Math.round(bytes / mebibyte)} MiB`;
  console.log(
    `${name}: memory of the server ${show(before)} after ${orders.longRun / 5} more orders, ` +
      `${show(after)} after ${orders.longRun}; at most ${show(bounds.growth)} more allowed.`,
  );
  require(after - before <= bounds.growth, `${name}: memory`);
}

async function measure(engine: Engine): Promise<void> {
  const checkout = await startCheckout(engine.env);
  try {
    const heads = ['engine', 'load', 'orders', 'a second'];
    const waits = ['page p50, ms', 'page p99, ms', 'paid p50, ms', 'paid p99, ms'];
    console.log(table([...heads, ...waits], await load(engine, checkout)));
  } finally {
    await checkout.stop();
  }
}

async function lookUp({ name, env }: Engine): Promise<void> {
  const times = await lookUpAmongMany(orders.stored, env);
  const median = percentile(times, 0.5);
  console.log(
    `${name}: status by id among ${orders.stored} orders, request to answer: ` +
      `p50 ${median.toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms; ` +
      `at most ${bounds.lookUpMs} ms allowed at p50.`,
  );
  require(median < bounds.lookUpMs, `${name}: status by id`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
const postgres = await startPostgres({ durable: true });
try {
  const engines: Engine[] = [
    {
      name: 'SQLite',
      env: { DATA_DIR: join(folder, 'orders') },
      perSecond: bounds.perSecond,
      longRun: true,
    },
    {
      name: 'PostgreSQL',
      env: { DATA_DIR: folder, DATABASE_URL: postgres.url },
      perSecond: 0,
      longRun: false,
    },
  ];
  for (const engine of engines) {
    await measure(engine);
    await lookUp(engine);
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true });
}

console.log(
  `${availableParallelism()} cores for buyers, server, simulator and database. A page: from the ` +
    'form to the address of the pay page. Paid: from coming back to "Payment Successful!".',
);
if (faults.length > 0) {
  console.log(`Out of bounds: ${faults.join('; ')}.`);
  process.exitCode = 1;
}
