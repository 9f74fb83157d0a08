// The end of npm test: says what was skipped, and why.
import { readSkipped } from './skipped-tests.reporter.ts';

const skipped = readSkipped();
console.log(
  skipped.length === 0
    ? 'No test was skipped.'
    : `Skipped, with the number of tests:\n${skipped.map((line) => `  - ${line}`).join('\n')}`,
);
