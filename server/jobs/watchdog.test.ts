import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPoller } from './poller.ts';
import { watchWorkers } from './watchdog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('tells of a worker whose polls have failed for ten minutes, and of no other', async () => {
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
