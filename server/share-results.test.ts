import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { shareResults } from './share-results.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('calls once while a result is pending, and for a while after', async () => {
  const share = shareResults<number>(1_500);
  let calls = 0;
  const waiting = Promise.withResolvers<void>();
  const ask = async () => {
    calls += 1;
    await waiting.promise;
    return calls;
  };
  const first = [share('a', ask), share('a', ask)];
  waiting.resolve();
  expect(await Promise.all(first)).toEqual([1, 1]);
  vi.advanceTimersByTime(1_499);
  expect(await share('a', ask)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await share('a', ask)).toBe(2);
});

it('shares a failure, but nothing across keys', async () => {
  const share = shareResults<string>(1_500);
  const silence = async () => Promise.reject(new Error('silence'));
  await expect(share('a', silence)).rejects.toThrow('silence');
  await expect(share('a', async () => 'an answer')).rejects.toThrow('silence');
  expect(await share('b', async () => 'an answer')).toBe('an answer');
});

it('keeps nothing for less than a timer can wait', async () => {
  const share = shareResults<number>(0.75);
  let calls = 0;
  const ask = async () => {
    calls += 1;
    return calls;
  };
  expect(await share('a', ask)).toBe(1);
  expect(await share('a', ask)).toBe(2);
});
