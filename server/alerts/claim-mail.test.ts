import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMs } from '#tests/fixtures/orders.ts';
import { alertPauseMs } from './alerts.repository.ts';
import { takeTurn } from './take-turn.ts';

it('falls to one of the servers that share a folder, once an hour for a cause', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turns-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const turn = (afterMs: number, cause = 'reconciler_silent') =>
    takeTurn(folder, cause, startMs + afterMs);
  expect([turn(0), turn(0), turn(alertPauseMs - 1)]).toEqual([true, false, false]);
  expect(turn(1, 'secret_rejected')).toBe(true);
  expect([turn(alertPauseMs), turn(alertPauseMs)]).toEqual([true, false]);
  expect([turn(0), turn(0)]).toEqual([true, false]);
  const { mode, mtimeMs } = statSync(join(folder, 'mailed-reconciler_silent'));
  expect([mode & 0o777, mtimeMs]).toEqual([0o600, startMs]);
});

it('falls to each where there is no folder', () => {
  const folder = join(tmpdir(), 'there-is-no-such-folder');
  expect([1, 2].map(() => takeTurn(folder, 'reconciler_silent', startMs))).toEqual([true, true]);
});
