import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPoll } from './poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts a poll of a page that can be hidden, whose checks return these values. */
function visit(...keepsPolling: boolean[]) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const startMs = Date.now();
  const checkedAt: number[] = [];
  const check = async () => {
    checkedAt.push(Date.now() - startMs);
    return keepsPolling[checkedAt.length - 1] ?? true;
  };
  const poll = startPoll(check, page);
  const setHidden = (hidden: boolean) => {
    page.hidden = hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  return { poll, checkedAt, setHidden };
}

it('checks with growing pauses', async () => {
  const { checkedAt } = visit();
  await vi.advanceTimersByTimeAsync(110_000);
  expect(checkedAt).toEqual([3000, 6000, 11_000, 21_000, 41_000, 71_000, 101_000]);
});

it('ends when the check returns false', async () => {
  const { checkedAt, setHidden } = visit(true, false);
  await vi.advanceTimersByTimeAsync(60_000);
  setHidden(false);
  expect(checkedAt).toEqual([3000, 6000]);
});

it('checks nothing while the page is hidden, and at once when it is shown', async () => {
  const { checkedAt, setHidden } = visit();
  await vi.advanceTimersByTimeAsync(3000);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checkedAt).toEqual([3000]);
  setHidden(false);
  expect(checkedAt).toEqual([3000, 63_000]);
});

it('skips the pause when the page is shown, except before the first check', async () => {
  const { checkedAt, setHidden } = visit();
  await vi.advanceTimersByTimeAsync(1000);
  setHidden(true);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(3000);
  setHidden(true);
  setHidden(false);
  expect(checkedAt).toEqual([3000, 4000]);
});

it('checks on request and continues', async () => {
  const { poll, checkedAt } = visit();
  await vi.advanceTimersByTimeAsync(3000);
  poll.checkNow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(checkedAt).toEqual([3000, 3000, 8000]);
});

it('stops', async () => {
  const { poll, checkedAt, setHidden } = visit();
  await vi.advanceTimersByTimeAsync(3000);
  poll.stop();
  setHidden(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checkedAt).toEqual([3000]);
});
