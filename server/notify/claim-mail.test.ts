import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startMs } from '#tests/fixtures/orders.ts';
import { alertPauseMs } from './alerts.ts';
import { acquireHourlyMailSlot } from './claim-mail.ts';

it('falls to one of the servers that share a folder, once an hour for a cause', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const claim = (afterMs: number, cause = 'reconciler_silent') =>
    acquireHourlyMailSlot(folder, cause, startMs + afterMs);
  expect([claim(0), claim(0), claim(alertPauseMs - 1)]).toEqual([true, false, false]);
  expect(claim(1, 'secret_rejected')).toBe(true);
  expect([claim(alertPauseMs), claim(alertPauseMs)]).toEqual([true, false]);
  expect([claim(0), claim(0)]).toEqual([true, false]);
  const { mode, mtimeMs } = statSync(join(folder, 'mailed-reconciler_silent'));
  expect([mode & 0o777, mtimeMs]).toEqual([0o600, startMs]);
});

it('falls to each where there is no folder', () => {
  const folder = join(tmpdir(), 'there-is-no-such-folder');
  expect([1, 2].map(() => acquireHourlyMailSlot(folder, 'reconciler_silent', startMs))).toEqual([
    true,
    true,
  ]);
});
