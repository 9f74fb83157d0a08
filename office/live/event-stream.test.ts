import { expect, it } from 'vitest';
import { liveReducer, pauseAfter } from './event-stream.ts';

it.each([
  ['connecting', 'opened', 'live'],
  ['connecting', 'failed', 'connecting'],
  ['connecting', 'closed', 'lost'],
  ['live', 'failed', 'lost'],
  ['lost', 'failed', 'lost'],
  ['lost', 'opened', 'live'],
] as const)('from %s by %s to %s', (state, event, next) => {
  expect(liveReducer(state, event)).toBe(next);
});

it('waits longer after each failure, up to a minute', () => {
  expect([0, 1, 2, 9].map(pauseAfter)).toEqual([2_000, 4_000, 8_000, 60_000]);
});
