import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startVitest } from 'vitest/node';
import { readSkipped, skippedTests } from './skipped-tests.reporter.ts';

const suite = `
  import { describe, it } from 'vitest';
  import { describeUnless } from '#tests/fixtures/describe-unless.ts';
  describeUnless('Xvfb is not installed', 'in WebKit', () => {
    it('opens', () => {});
    describe('a form', () => it('is sent', () => {}));
  });
  describeUnless(undefined, 'in Chromium', () => it('opens', () => {}));
  it.skipIf(true)('needs Linux', () => {});
`;

it('tells what a run has skipped, suite by suite, with the reason', async () => {
  mkdirSync('test-results', { recursive: true });
  const root = mkdtempSync('test-results/skipped-');
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, 'journeys.test.ts'), suite);
  const notes = join(root, 'notes');
  const run = () =>
    startVitest([], {
      ...{ root, config: false, watch: false, name: 'engines' },
      reporters: [skippedTests(notes)],
    });
  await (await run()).close();
  expect(readSkipped(notes)).toEqual([
    'engines: in WebKit (Xvfb is not installed): 2',
    'engines: needs Linux: 1',
  ]);
  writeFileSync(join(root, 'journeys.test.ts'), suite.replaceAll(/'Xvfb.*?'|true/g, 'undefined'));
  await (await run()).close();
  expect(readSkipped(notes)).toEqual([]);
});
