import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestCase, TestSuite } from 'vitest/node';

const defaultFolder = 'node_modules/.cache/skipped-tests';

/** What each project's last run has skipped, a line a suite; empty where nothing was. */
export const readSkipped = (folder = defaultFolder): string[] =>
  readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .filter(Boolean);

/** Notes the titles of what a run has skipped, in a file for each project: every suite is a run of its own. */
export function noteSkipped(project: string, titles: string[], folder = defaultFolder): void {
  mkdirSync(folder, { recursive: true });
  const lines = [...Map.groupBy(titles, (title) => title)].map(
    ([title, tests]) => `${project}: ${title}: ${tests.length}\n`,
  );
  writeFileSync(join(folder, project), lines.join(''));
}

/** Notes what the suites of Vitest skip. */
export const skippedTests = (folder = defaultFolder): Reporter => ({
  onTestRunEnd: (modules) => {
    for (const [project, ofProject] of Map.groupBy(modules, ({ project }) => project.name)) {
      const skipped = ofProject.flatMap((module) => [...module.children.allTests('skipped')]);
      const titles = skipped.map((test) => skippedWith(test).fullName);
      noteSkipped(project, titles, folder);
    }
  },
});

/** The outermost suite that was skipped with the test, or the test itself. */
function skippedWith(test: TestCase): TestCase | TestSuite {
  let outermost: TestCase | TestSuite = test;
  while (outermost.parent.type === 'suite' && outermost.parent.options.mode === 'skip') {
    outermost = outermost.parent;
  }
  return outermost;
}
