// The checkout under load, on SQLite and on PostgreSQL: npm run bench:api. Buyers, server and
// simulator share the machine. SITE_DIR names another folder than dist.
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '#tests/fixtures/postgres.ts';
import { buy, type Waits } from './api/buyer.ts';
import { type Run, workSteadily, workThrough } from './api/load.ts';
import { type DatabaseEnv, lookUpAmongMany } from './api/many-orders.ts';
import { type CheckoutProcesses, startCheckout } from './api/processes.ts';
import { median, percentile, reportFaults } from './bench.ts';

const bounds = { perSecond: 500, steadyP99Ms: 100, growthMiB: 32, lookUpMs: 1 };
const buyers = 32;
const orders = { warmUp: 5_000, flood: 5_000, longRun: 50_000, stored: 1_000_000 };
const steady = { perSecond: 50, seconds: 20 };

interface Engine {
  name: string;
  env: DatabaseEnv;
  /** SQLite, in whose process the orders are: it must reach the rate and must not grow. */
  isEmbedded: boolean;
}

const faults: string[] = [];
const require = (holds: boolean, fault: string) => {
  if (!holds) faults.push(fault);
};

function rowOf(load: string, { results, seconds }: Run<Waits>) {
  const at = (share: number, wait: keyof Waits) =>
    Number(
      percentile(
        results.map((waits) => waits[wait]),
        share,
      ).toFixed(1),
    );
  return {
    load,
    orders: results.length,
    'a second': Math.round(results.length / seconds),
    'page p50, ms': at(0.5, 'pageMs'),
    'page p99, ms': at(0.99, 'pageMs'),
    'paid p50, ms': at(0.5, 'paidMs'),
    'paid p99, ms': at(0.99, 'paidMs'),
  };
}

async function putUnderLoad({ name, isEmbedded }: Engine, checkout: CheckoutProcesses) {
  const buyAll = (count: number) => workThrough(count, buyers, () => buy(checkout.origin));
  await buyAll(orders.warmUp);
  const flood = rowOf(`${buyers} buyers at once`, await buyAll(orders.flood));
  const calm = rowOf(
    `${steady.perSecond} orders a second`,
    await workSteadily(steady.perSecond, steady.seconds, () => buy(checkout.origin)),
  );
  console.log(name);
  console.table([flood, calm]);
  require(!isEmbedded || flood['a second'] >= bounds.perSecond, `${name}: orders a second`);
  const slowest = Math.max(calm['page p99, ms'], calm['paid p99, ms']);
  require(slowest < bounds.steadyP99Ms, `${name}: p99 at ${steady.perSecond} a second`);
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
  require(after - before <= bounds.growthMiB, `${name}: memory`);
}

async function lookUp({ name, env }: Engine): Promise<void> {
  const times = await lookUpAmongMany(orders.stored, env);
  console.log(
    `${name}: status by id among ${orders.stored} orders, request to answer: ` +
      `p50 ${median(times).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms; ` +
      `at most ${bounds.lookUpMs} ms allowed at p50.`,
  );
  require(median(times) < bounds.lookUpMs, `${name}: status by id`);
}

const folder = await mkdtemp(join(tmpdir(), 'bench-api-'));
const postgres = await startPostgres({ durable: true });
try {
  const engines: Engine[] = [
    { name: 'SQLite', env: { DATA_DIR: join(folder, 'orders') }, isEmbedded: true },
    {
      name: 'PostgreSQL',
      env: { DATA_DIR: folder, DATABASE_URL: postgres.url },
      isEmbedded: false,
    },
  ];
  for (const engine of engines) {
    const checkout = await startCheckout(engine.env);
    await putUnderLoad(engine, checkout).finally(checkout.stop);
    await lookUp(engine);
  }
} finally {
  await postgres.remove();
  await rm(folder, { recursive: true });
}

console.log(
  `${availableParallelism()} cores for buyers, server, simulator and database. A page: from the ` +
    'form to the address of the pay page. Paid: from coming back to "Payment Successful!".',
);
reportFaults(faults);
