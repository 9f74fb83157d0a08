import { expect, it, onTestFinished, vi } from 'vitest';
import { createPoller } from './poller.ts';

/** The interval is longer than any test: a poll that happens did not wait for it. */
const options = { batchSize: 2, intervalMs: 3_600_000 };

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
  await vi.waitFor(() => expect(poll).toHaveBeenCalledTimes(1));
  return { poll, poller, end };
}

it('polls again at once after a full batch', async () => {
  const { poll, poller } = pollerOf([2, 2, 1, 2]);
  poller.start();
  await vi.waitFor(() => expect(poll).toHaveBeenCalledTimes(3));
});

it('polls again right after a poll during which it was woken', async () => {
  const { poll, poller, end } = await pollerInFirstPoll();
  poller.wake();
  poller.wake();
  end(0);
  await vi.waitFor(() => expect(poll).toHaveBeenCalledTimes(2));
});

it('never polls twice at a time, however often it is woken', async () => {
  const { poll, poller, end } = await pollerInFirstPoll();
  poller.wake();
  await new Promise(setImmediate);
  expect(poll).toHaveBeenCalledTimes(1);
  end(0);
});

it('reports a poll that fails and goes on when it is woken', async () => {
  const report = vi.fn();
  const { poll, poller } = pollerOf([], report);
  poll.mockRejectedValueOnce(new Error('no database'));
  poller.start();
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(new Error('no database')));
  poller.wake();
  await vi.waitFor(() => expect(poll).toHaveBeenCalledTimes(2));
});

it('stops after the poll that is under way', async () => {
  const { poll, poller, end } = await pollerInFirstPoll();
  const stopped = poller.stop();
  end(options.batchSize);
  await stopped;
  poller.wake();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(poll).toHaveBeenCalledTimes(1);
});
