import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inRounds, median, percentile, round } from '../bench.ts';
import { buy, type ResponseTimes } from './buyer.ts';
import { runAtRate, runConcurrently } from './load.ts';
import { startCheckout } from './processes.ts';
import type { DatabaseEnv } from './status-latency.ts';

/** How far figures differ by chance on one machine: a smaller difference is none. */
const scatter = { orders: 0.05, p99: 0.1, memoryMiB: 32 };
const orders = { warmUp: 1_500, burst: 4_000 };
/** As many orders as a good day brings: with more than a server can do, p99 tells only how much more. */
const steady = { perSecond: 50, seconds: 30 };

interface Load {
  perSecond: number;
  pageP99Ms: number;
  paidP99Ms: number;
  memoryMiB: number;
}

async function measure(folder: string, env: DatabaseEnv, buyers: number): Promise<Load> {
  await using checkout = await startCheckout(env, folder);
  const buyOne = () => buy(checkout.origin);
  await runConcurrently(orders.warmUp, buyers, buyOne);
  const startMs = performance.now();
  await runConcurrently(orders.burst, buyers, buyOne);
  const perSecond = (orders.burst * 1000) / (performance.now() - startMs);
  const memoryMiB = await checkout.memoryMiB();
  const times = await runAtRate(steady.perSecond, steady.seconds, buyOne);
  const p99 = (step: keyof ResponseTimes) =>
    percentile(
      times.map((time) => time[step]),
      0.99,
    );
  return { perSecond, pageP99Ms: p99('pageMs'), paidP99Ms: p99('paidMs'), memoryMiB };
}

let databases = 0;

/** An empty database of the same engine: the other checkout may know other tables. */
async function emptyDatabase({ DATABASE_URL: server }: DatabaseEnv): Promise<DatabaseEnv> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'bench-baseline-'));
  if (!server) return { DATA_DIR };
  databases += 1;
  const name = `baseline_${databases}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return { DATA_DIR, DATABASE_URL: new URL(name, server).href };
}

/**
 * Orders a second, p99 at a steady rate and memory of this server and of that in another checkout of
 * the project, in turn, so that a machine that slows down slows both. Returns what is worse here.
 */
export async function compareWith(
  baseline: string,
  buyers: number,
  { name, env }: { name: string; env: DatabaseEnv },
): Promise<string[]> {
  const measured = await inRounds(['.', baseline], async (folder) => {
    const database = await emptyDatabase(env);
    return measure(folder, database, buyers).finally(() =>
      rm(database.DATA_DIR, { recursive: true }),
    );
  });
  const [now, before] = measured.map(({ results }) => mediansOf(results));
  if (!now || !before) return [];
  console.log(`${name}: this server and that of ${baseline}, medians`);
  console.table({ now, before });
  const isWorse = {
    perSecond: now.perSecond < before.perSecond * (1 - scatter.orders),
    pageP99Ms: now.pageP99Ms > before.pageP99Ms * (1 + scatter.p99),
    paidP99Ms: now.paidP99Ms > before.paidP99Ms * (1 + scatter.p99),
    memoryMiB: now.memoryMiB > before.memoryMiB + scatter.memoryMiB,
  };
  return Object.entries(isWorse).flatMap(([figure, worse]) => (worse ? `${name}: ${figure}` : []));
}

function mediansOf(loads: Load[]): Load {
  const middle = (figure: keyof Load) => round(median(loads.map((load) => load[figure])), 1);
  return {
    perSecond: middle('perSecond'),
    pageP99Ms: middle('pageP99Ms'),
    paidP99Ms: middle('paidP99Ms'),
    memoryMiB: middle('memoryMiB'),
  };
}
