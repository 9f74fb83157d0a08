import { expect, it } from 'vitest';
import { checkPauseMs } from './check-pauses.ts';

it('is the schedule that PhonePe asks for', () => {
  const checks: number[] = [];
  for (let atMs = checkPauseMs(0); atMs <= 300_000; atMs += checkPauseMs(atMs)) {
    checks.push(atMs / 1_000);
  }
  expect(checks).toEqual([
    ...[22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52],
    ...[58, 64, 70, 76, 82, 88, 94, 100, 106, 112],
    ...[122, 132, 142, 152, 162, 172],
    ...[202, 232],
    292,
  ]);
});
