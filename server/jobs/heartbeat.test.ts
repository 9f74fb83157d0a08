import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runStaff } from '#server/staff-cli/run-staff.fixture.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { createHeartbeat } from './heartbeat.ts';
import { silentMs, silentSince, storeHeartbeat } from './heartbeats.repository.ts';

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
