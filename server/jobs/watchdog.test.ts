import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { runStaff } from '#server/staff-cli/run-staff.fixture.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { createPoller } from './poller.ts';
import {
  createHeartbeat,
  silentMs,
  silentSince,
  storeHeartbeat,
  watchWorkers,
} from './watchdog.ts';

it('tells of a worker whose polls have failed for ten minutes, and of no other', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const options = { batchSize: 5, intervalMs: 1_000 };
  const silent = createPoller(
    async () => Promise.reject(new Error('no database')),
    options,
    () => undefined,
  );
  const frozen = createPoller(
    () => new Promise(() => undefined),
    options,
    () => undefined,
  );
  const working = createPoller(
    async () => 0,
    options,
    () => undefined,
  );
  for (const worker of [silent, frozen, working]) worker.start();
  const told: string[] = [];
  const beats: number[] = [];
  const stop = watchWorkers(
    [
      ['reconciler_silent', silent],
      ['outbox_stuck', frozen],
      ['secret_rejected', working],
    ],
    (cause) => told.push(cause),
    { beat: async (agoMs) => void beats.push(agoMs) },
  );
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(told).toEqual([]);
  // The time since the last poll of the worker that is silent for longest.
  expect(beats).toEqual(Array.from({ length: 11 }, (_, minutes) => minutes * 60_000));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toEqual(['reconciler_silent', 'outbox_stuck']);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toHaveLength(2);
  await Promise.all([silent.stop(), working.stop()]);
});

const said: { servers?: string[] }[] = [];
const write = (line: string) => void said.push(JSON.parse(line));
const { log } = fastify({ logger: { stream: { write } } });

describe.each(engines)('heartbeats on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let nowMs: number;
  let told: string[];
  beforeEach(async () => {
    test = await openTestDatabase();
    nowMs = startMs;
    told = [];
    said.length = 0;
  });
  afterEach(() => test.remove());

  const start = (server: string, db = test.db) =>
    createHeartbeat({
      ...{ db, server, log },
      nowMs: () => nowMs,
      tell: (cause) => told.push(`${server}: ${cause}`),
    });

  it('tell once, through one of the others, of a server that hangs', async () => {
    const other = await test.openAnother();
    const [hanging, second, third] = [start('a'), start('b'), start('c', other)];
    await hanging.beat(0);
    nowMs += silentMs;
    await Promise.all([second.beat(0), third.beat(0)]);
    expect(told).toEqual([]);
    nowMs += 1;
    await Promise.all([second.beat(0), third.beat(0)]);
    await second.beat(0);
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^[bc]: server_silent$/);
    expect(said).toMatchObject([{ servers: ['a'], msg: 'a server is silent' }]);
  });

  it('count from the last poll, which may be long ago', async () => {
    const [silent, other] = [start('a'), start('b')];
    await silent.beat(silentMs);
    nowMs += 1;
    await other.beat(0);
    await silent.beat(silentMs + 1);
    await other.beat(0);
    expect(told).toEqual(['b: server_silent']);
  });

  it('miss no server that is started again in time, or that is stopped', async () => {
    await start('a').beat(0);
    const stopped = start('c');
    await stopped.beat(0);
    await stopped.stop();
    nowMs += silentMs;
    await start('a').beat(0);
    nowMs += 1;
    await start('b').beat(0);
    expect(told).toEqual([]);
  });

  it('say nothing where the database does not answer', async () => {
    const beating = start('a', await test.openAnother());
    await test.remove();
    await beating.beat(0);
    await beating.stop();
    expect(told).toEqual([]);
    test = await openTestDatabase();
  });

  it('show nothing in the list while one of the servers polls', async () => {
    const [first, second] = [start('a'), start('b')];
    await first.beat(0);
    nowMs += silentMs + 1;
    await second.beat(1);
    await storeHeartbeat(test.db, 'c', startMs);
    expect(await silentSince(test.db, nowMs)).toBeUndefined();
  });

  it('show in the list that no server checks payments', async () => {
    const list = () => runStaff(test.db, ['list'], { nowMs: () => nowMs });
    const warning = /No server has checked payments since 2026-09-21 .* IST\. Is it running\?/;
    expect(await list()).not.toMatch(warning);
    const [first, second] = [start('a'), start('b')];
    await first.beat(0);
    nowMs += silentMs;
    expect(await list()).not.toMatch(warning);
    nowMs += 1;
    expect(await list()).toMatch(warning);
    await second.beat(0);
    expect(await list()).not.toMatch(warning);
  });
});
