import { readFileSync } from 'node:fs';

/** The tests of one run, or of several together. */
export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
  /** For each skipped test, its title or that of the outermost suite skipped with it. */
  skippedTitles: string[];
  /** Titles of tests that passed on retry. */
  flakyTitles: string[];
}

/** Of Vitest's JSON report, what is read here. */
interface VitestReport {
  testResults: {
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo' | 'disabled';
      /** Includes those of the first try of a test that has passed. */
      failureMessages: string[];
    }[];
  }[];
}

/** Of Playwright's JSON report, what is read here. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      annotations: { type: string; description?: string }[];
    }[];
  }[];
}

/** Reads a JSON report of Vitest or Playwright; undefined if the run ended before it wrote one. */
export function readReport(file: string): Totals | undefined {
  try {
    const report: VitestReport | PlaywrightSuite = JSON.parse(readFileSync(file, 'utf8'));
    return 'testResults' in report ? vitestTotals(report) : playwrightTotals(report);
  } catch {
    return undefined;
  }
}

function vitestTotals({ testResults }: VitestReport): Totals {
  const totals: Totals = { passed: 0, failed: 0, skipped: 0, skippedTitles: [], flakyTitles: [] };
  for (const { assertionResults } of testResults) {
    const ran = assertionResults.filter(({ status }) => ['passed', 'failed'].includes(status));
    for (const { ancestorTitles, title, status, failureMessages } of assertionResults) {
      if (status === 'passed' || status === 'failed') {
        totals[status] += 1;
        const isFlaky = status === 'passed' && failureMessages.length > 0;
        if (isFlaky) totals.flakyTitles.push([...ancestorTitles, title].join(' '));
        continue;
      }
      totals.skipped += 1;
      // The outermost suite of which nothing ran.
      const depth = ancestorTitles.findIndex(
        (_, at) =>
          !ran.some((test) =>
            ancestorTitles.slice(0, at + 1).every((name, i) => test.ancestorTitles[i] === name),
          ),
      );
      const titles = depth < 0 ? [...ancestorTitles, title] : ancestorTitles.slice(0, depth + 1);
      totals.skippedTitles.push(titles.join(' '));
    }
  }
  return totals;
}

function playwrightTotals({ suites = [], specs = [] }: PlaywrightSuite): Totals {
  const own = specs.flatMap(({ title, tests }) => tests.map((test) => ({ title, ...test })));
  const count = (...wanted: string[]) => own.filter(({ status }) => wanted.includes(status)).length;
  const skippedTitles = own
    .filter(({ status }) => status === 'skipped')
    .map(({ title, annotations }) => {
      const reason = annotations.find(({ type }) => type === 'skip')?.description;
      return reason ? `${title} (${reason})` : title;
    });
  const totals = {
    passed: count('expected', 'flaky'),
    failed: count('unexpected'),
    skipped: skippedTitles.length,
    skippedTitles,
    flakyTitles: own.filter(({ status }) => status === 'flaky').map(({ title }) => title),
  };
  return sum([totals, ...suites.map(playwrightTotals)]);
}

/** The tests of several runs together. */
export const sum = (all: Totals[]): Totals => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  skippedTitles: all.flatMap(({ skippedTitles }) => skippedTitles),
  flakyTitles: all.flatMap(({ flakyTitles }) => flakyTitles),
});
