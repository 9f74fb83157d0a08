import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { eventually } from '#tests/fixtures/eventually.ts';
import { createPoller, type PollingWorker, pollTogether } from './poller.ts';

/** The interval is longer than any test, so no poll that runs has waited for it. */
const options = { batchSize: 2, intervalMs: 3_600_000 };

/** Longer than a timer of 0 ms takes to run. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A poller whose polls return these counts in turn, then 0. */
function pollerOf(counts: number[], report: (error: unknown) => void = () => undefined) {
  const poll = vi.fn(async () => counts.shift() ?? 0);
  const poller = createPoller(poll, options, report);
  onTestFinished(poller.stop);
  return { poll, poller };
}

/** A poller whose first poll is under way until `end` is called. */
async function pollerInFirstPoll() {
  const { poll, poller } = pollerOf([]);
  const { promise, resolve: end } = Promise.withResolvers<number>();
  poll.mockReturnValueOnce(promise);
  poller.start();
  await eventually(() => expect(poll).toHaveBeenCalledTimes(1));
  return { poll, poller, end };
}

it('polls again at once after a full batch', async () => {
  const { poll, poller } = pollerOf([2, 2, 1, 2]);
  poller.start();
  await eventually(() => expect(poll).toHaveBeenCalledTimes(3));
});

it('polls again right after a poll during which it was woken', async () => {
  const { poll, poller, end } = await pollerInFirstPoll();
  poller.wake();
  poller.wake();
  end(0);
  await eventually(() => expect(poll).toHaveBeenCalledTimes(2));
});

it('never runs two polls at once, however often it is woken', async () => {
  const { poll, poller, end } = await pollerInFirstPoll();
  poller.wake();
  await aWhile();
  expect(poll).toHaveBeenCalledTimes(1);
  end(0);
});

it('reports a failed poll, and continues when woken', async () => {
  const report = vi.fn();
  const { poll, poller } = pollerOf([], report);
  poll.mockRejectedValueOnce(new Error('no database'));
  poller.start();
  await eventually(() => expect(report).toHaveBeenCalledWith(new Error('no database')));
  poller.wake();
  await eventually(() => expect(poll).toHaveBeenCalledTimes(2));
});

it('stops after the poll that is under way', async () => {
  const { poll, poller, end } = await pollerInFirstPoll();
  const stopped = poller.stop();
  end(options.batchSize);
  await stopped;
  poller.wake();
  await aWhile();
  expect(poll).toHaveBeenCalledTimes(1);
});

it('waits for the interval after a batch that was not full', async () => {
  const { poll, poller } = pollerOf([1]);
  poller.start();
  await aWhile();
  expect(poll).toHaveBeenCalledTimes(1);
});

it('polls once for several calls to wake it', async () => {
  const { poll, poller } = pollerOf([]);
  poller.start();
  await aWhile();
  poller.wake();
  poller.wake();
  await aWhile();
  expect(poll).toHaveBeenCalledTimes(2);
});

it('does not poll before it is started, nor after it is stopped', async () => {
  const { poll, poller } = pollerOf([]);
  poller.wake();
  await aWhile();
  poller.start();
  await poller.stop();
  await aWhile();
  expect(poll).not.toHaveBeenCalled();
});

it('says how long ago a poll succeeded', async () => {
  const { poll, poller } = pollerOf([]);
  await aWhile();
  const silentMs = poller.silentMs();
  expect(silentMs).toBeGreaterThan(0);
  poller.start();
  await eventually(() => expect(poll).toHaveBeenCalled());
  await aWhile();
  poll.mockRejectedValue(new Error('no database'));
  const heardMs = poller.silentMs();
  poller.wake();
  await aWhile();
  expect(poller.silentMs()).toBeGreaterThan(heardMs);
});

describe('several workers as one', () => {
  const workerOf = (silentMs: number, items: number) =>
    ({
      silentMs: () => silentMs,
      start: vi.fn<PollingWorker['start']>(),
      stop: vi.fn<PollingWorker['stop']>(async () => undefined),
      poll: async () => items,
    }) satisfies PollingWorker;

  it('start, poll and stop together, and are as silent as the most silent', async () => {
    const workers = [workerOf(5, 2), workerOf(7, 3), workerOf(6, 0)];
    const together = pollTogether(workers);
    together.start();
    expect(await together.poll()).toBe(5);
    expect(together.silentMs()).toBe(7);
    await together.stop();
    for (const { start, stop } of workers) {
      expect(start).toHaveBeenCalledTimes(1);
      expect(stop).toHaveBeenCalledTimes(1);
    }
  });
});
