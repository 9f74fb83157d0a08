import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyMove } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { openSqlite, type TestDatabase } from '#tests/fixtures/databases.ts';
import { FakeProvider } from '#tests/fixtures/fake-provider.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { createRetention } from './retention.ts';

const dayMs = 86_400_000;
const { log } = fastify();
const [info, warn, error] = [vi.spyOn(log, 'info'), vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')];
const nowMs = vi.fn<() => number>();
const hourMs = 3_600_000;
let test: TestDatabase;
let provider: FakeProvider;
let worker: ReturnType<typeof createRetention>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.clearAllMocks();
  nowMs.mockReset().mockReturnValue(startMs + 100 * dayMs);
  provider = new FakeProvider();
  test = await openSqlite();
  const retention = { paidYears: 8, unpaidDays: 90 };
  worker = createRetention({ db: test.db, nowMs, provider, retention }, log);
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
  await vi.advanceTimersByTimeAsync(dayMs / 2);
  expect(await nameOf(next)).toBe('Asha Kumari');
  await vi.advanceTimersByTimeAsync(dayMs / 2 + hourMs);
  await vi.waitFor(() => expect(info.mock.calls).toEqual([lineOf(2), lineOf(1)]));
  expect(await nameOf(next)).toBeNull();
});

describe('a clock that may be wrong', () => {
  const tenYearsMs = 3_653 * dayMs;
  const paidOrder = async () => {
    const { id } = await storedOrder(test.db);
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'test', atMs: startMs });
    return id;
  };
  const expectSkipped = async (id: string) => {
    await pollOnce();
    expect(await nameOf(id)).toBe('Asha Kumari');
    expect(warn).toHaveBeenCalledTimes(1);
    expect(error).not.toHaveBeenCalled();
  };

  it('erases nothing at start if the clock is ten years ahead of the provider', async () => {
    nowMs.mockReturnValue(startMs + tenYearsMs);
    provider.offsetMs = -tenYearsMs;
    await expectSkipped(await paidOrder());
  });

  it('erases nothing if the clock is a day and a half behind the provider', async () => {
    provider.offsetMs = 1.5 * dayMs;
    await expectSkipped(await oldOrder());
  });

  it('requests the time of a provider that has not responded yet', async () => {
    provider.offsetMs = undefined;
    provider.connect = async () => {
      provider.offsetMs = -1.5 * dayMs;
    };
    const id = await oldOrder();
    await storedOrder(test.db, { createdAtMs: nowMs() });
    await expectSkipped(id);
  });

  it('goes by the newest order while the provider does not respond', async () => {
    provider.offsetMs = undefined;
    provider.connect = async () => {
      throw new ProviderUnavailable('down');
    };
    const id = await oldOrder();
    await storedOrder(test.db, { createdAtMs: nowMs() - 1.5 * dayMs });
    await expectSkipped(id);
    await storedOrder(test.db, { createdAtMs: nowMs() - dayMs / 2 });
    await pollOnce();
    expect(await nameOf(id)).toBeNull();
  });

  it('tries again in an hour', async () => {
    provider.offsetMs = 2 * dayMs;
    const id = await oldOrder();
    worker.start();
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    provider.offsetMs = 0;
    await vi.advanceTimersByTimeAsync(hourMs);
    await vi.waitFor(async () => expect(await nameOf(id)).toBeNull());
  });
});

it('says nothing where there is nothing to erase', async () => {
  await storedOrder(test.db);
  await pollOnce();
  expect(nowMs).toHaveBeenCalled();
  for (const level of [info, warn, error]) expect(level).not.toHaveBeenCalled();
});

it('logs an error if it fails', async () => {
  await test.db.destroy();
  await pollOnce();
  expect(error.mock.calls).toEqual([[{ err: expect.any(Error) }, expect.any(String)]]);
});
