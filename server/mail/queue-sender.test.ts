import { expect, it } from 'vitest';
import { pauseAfter } from './queue-sender.ts';

it('waits 1, 2, 4 … minutes, at most an hour', () => {
  const minutes = [1, 2, 3, 6, 7, 8, 5_000].map((failures) => pauseAfter(failures) / 60_000);
  expect(minutes).toEqual([1, 2, 4, 32, 60, 60, 60]);
});
