import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readReport, sum } from './test-reports.ts';

function fileOf(report: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('counts the tests of Vitest, with the outermost suite that was skipped and the flaky ones', () => {
  const test = (status: string, ...titles: string[]) => ({
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    status,
    failureMessages: status === 'failed' ? ['no form'] : [],
  });
  const assertionResults = [
    test('passed', 'in Firefox', 'opens'),
    { ...test('passed', 'in Firefox', 'closes'), failureMessages: ['timed out'] },
    test('failed', 'in Firefox', 'a form', 'is sent'),
    test('skipped', 'in Firefox', 'needs a camera'),
    test('skipped', 'in WebKit (Xvfb is not installed)', 'opens'),
    test('skipped', 'in WebKit (Xvfb is not installed)', 'a form', 'is sent'),
    test('todo', 'needs Linux'),
  ];
  expect(readReport(fileOf({ testResults: [{ assertionResults }] }))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 4,
    flakyTitles: ['in Firefox closes'],
    skippedTitles: [
      'in Firefox needs a camera',
      'in WebKit (Xvfb is not installed)',
      'in WebKit (Xvfb is not installed)',
      'needs Linux',
    ],
  });
});

it('counts the tests of Playwright, with the reasons of the skipped ones', () => {
  const spec = (title: string, status: string, ...annotations: object[]) => ({
    title,
    tests: [{ status, annotations }],
  });
  const skip = { type: 'skip', description: 'there are no jobs' };
  const report = {
    suites: [
      { specs: [spec('opens', 'expected'), spec('lists jobs', 'skipped', skip)] },
      { suites: [{ specs: [spec('is sent', 'unexpected'), spec('closes', 'flaky')] }] },
    ],
  };
  expect(readReport(fileOf(report))).toEqual({
    passed: 2,
    failed: 1,
    skipped: 1,
    skippedTitles: ['lists jobs (there are no jobs)'],
    flakyTitles: ['closes'],
  });
});

it('has no counts of a run that wrote no report', () => {
  expect(readReport('no-such-report.json')).toBeUndefined();
});

it('adds the tests of several runs', () => {
  const one = { passed: 1, failed: 0, skipped: 1, skippedTitles: ['a'], flakyTitles: [] };
  const other = { passed: 2, failed: 3, skipped: 0, skippedTitles: [], flakyTitles: ['b'] };
  expect(sum([one, other])).toEqual({
    ...{ passed: 3, failed: 3, skipped: 1 },
    ...{ skippedTitles: ['a'], flakyTitles: ['b'] },
  });
});
