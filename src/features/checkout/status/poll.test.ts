import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startPoll } from './poll.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page that can be hidden and shown, and a check whose answers are given one after the other. */
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

it('checks with growing pauses as long as nothing final is known', async () => {
  const { checkedAt } = visit();
  await vi.advanceTimersByTimeAsync(110_000);
  expect(checkedAt).toEqual([3000, 6000, 11_000, 21_000, 41_000, 71_000, 101_000]);
});

it('ends when the answer is final', async () => {
  const { checkedAt, setHidden } = visit(true, false);
  await vi.advanceTimersByTimeAsync(60_000);
  setHidden(false);
  expect(checkedAt).toEqual([3000, 6000]);
});

it('checks nothing while the page is hidden, and at once when it is shown again', async () => {
  const { checkedAt, setHidden } = visit();
  await vi.advanceTimersByTimeAsync(3000);
  setHidden(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checkedAt).toEqual([3000]);
  setHidden(false);
  expect(checkedAt).toEqual([3000, 63_000]);
});

it('does not wait for the pause when someone comes back, but for the first check', async () => {
  const { checkedAt, setHidden } = visit();
  await vi.advanceTimersByTimeAsync(1000);
  setHidden(true);
  setHidden(false);
  await vi.advanceTimersByTimeAsync(3000);
  setHidden(true);
  setHidden(false);
  expect(checkedAt).toEqual([3000, 4000]);
});

it('checks at once when told to, and goes on from there', async () => {
  const { poll, checkedAt } = visit();
  await vi.advanceTimersByTimeAsync(3000);
  poll.checkNow();
  await vi.advanceTimersByTimeAsync(5000);
  expect(checkedAt).toEqual([3000, 3000, 8000]);
});

it('stops with the page', async () => {
  const { poll, checkedAt, setHidden } = visit();
  await vi.advanceTimersByTimeAsync(3000);
  poll.stop();
  setHidden(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(checkedAt).toEqual([3000]);
});
