import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applyMove, findOrder } from '#server/orders/store.ts';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { createRetention } from './retention.ts';

const dayMs = 86_400_000;
const { log } = fastify();
const [info, error] = [vi.spyOn(log, 'info'), vi.spyOn(log, 'error')];
const nowMs = vi.fn(() => startMs + 100 * dayMs);
let test: TestDatabase;
let worker: ReturnType<typeof createRetention>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.clearAllMocks();
  test = await openSqlite();
  const retention = { paidYears: 8, unpaidDays: 90 };
  worker = createRetention({ db: test.db, nowMs, retention }, log);
});
afterEach(async () => {
  vi.useRealTimers();
  await worker.stop();
  await test.remove();
});

/** An order that is not to be kept any longer. */
async function oldOrder(): Promise<string> {
  const { id } = await storedOrder(test.db);
  await applyMove(test.db, id, 'PaymentFailed', { cause: 'test', atMs: startMs });
  return id;
}
const nameOf = async (id: string) => (await findOrder(test.db, id))?.name;

/** Starts the worker and waits for its first poll. */
async function pollOnce(): Promise<void> {
  worker.start();
  vi.advanceTimersByTime(0);
  await worker.stop();
}

it('erases when the server starts and then once a day, and says how many', async () => {
  const lineOf = (erased: number) => [{ erased }, expect.any(String)];
  await oldOrder();
  await oldOrder();
  worker.start();
  await vi.waitFor(() => expect(info.mock.calls).toEqual([lineOf(2)]));
  const next = await oldOrder();
  vi.advanceTimersByTime(dayMs / 2);
  expect(nowMs).toHaveBeenCalledTimes(1);
  expect(await nameOf(next)).toBe('Asha Kumari');
  vi.advanceTimersByTime(dayMs / 2);
  await vi.waitFor(() => expect(info.mock.calls).toEqual([lineOf(2), lineOf(1)]));
  expect(await nameOf(next)).toBeNull();
});

it('says nothing where there is nothing to erase', async () => {
  await storedOrder(test.db);
  await pollOnce();
  expect(nowMs).toHaveBeenCalledTimes(1);
  for (const level of [info, error]) expect(level).not.toHaveBeenCalled();
});

it('calls a person where it fails', async () => {
  await test.db.destroy();
  await pollOnce();
  expect(error.mock.calls).toEqual([[{ err: expect.any(Error) }, expect.any(String)]]);
});
