import { expect, it, onTestFinished, vi } from 'vitest';
import { createPoller, watchWorkers } from './poller.ts';

const options = { batchSize: 5, intervalMs: 1_000 };
const ignore = () => undefined;

it.each([
  ['fail', async () => Promise.reject(new Error('no database')), 2],
  ['never end', () => new Promise<number>(() => undefined), 2],
  ['succeed', async () => 0, 0],
])('reports every minute after ten a worker whose polls %s', async (_what, poll, reports) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const worker = createPoller(poll, options, ignore);
  const working = createPoller(async () => 0, options, ignore);
  worker.start();
  working.start();
  const report = vi.fn();
  const stop = watchWorkers([working, worker], report);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(report).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(report).toHaveBeenCalledTimes(reports);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(report).toHaveBeenCalledTimes(reports);
  void worker.stop();
  await working.stop();
});
