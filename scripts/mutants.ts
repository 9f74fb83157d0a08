// npm run mutants -- FOLDER …: changes the code of each folder in many places, one at a time, and says
// which changes the unit tests of its area do not notice. docs/reliability.md holds the result.
import { Stryker } from '@stryker-mutator/core';

/** Each with the tests of its area: `server/orders/staff` with those of `server/orders`. */
const folders = process.argv.slice(2);
if (folders.length === 0) throw new Error('Name folders: npm run mutants -- server/orders');

const options: ConstructorParameters<typeof Stryker>[0] = {
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants.vitest.config.ts', related: false },
  coverageAnalysis: 'perTest',
  concurrency: 2,
  incremental: true,
  ignorePatterns: ['dist', 'dist-*', 'public', 'reports', 'test-results'],
  clearTextReporter: { logTests: false, reportTests: false },
  reporters: ['clear-text', 'json', 'progress-append-only'],
};

const rows: string[] = [];
for (const folder of folders) {
  const area = folder.split('/').slice(0, 2).join('/');
  const depth = folder === 'server' ? '*' : '**/*';
  // The routes are tested on the server that server/app.ts puts together.
  const tested = folder === 'server' ? 'server/{,http/,contact/}*' : `${area}/**/*`;
  // Read by mutants.vitest.config.ts, in the processes that run the tests.
  process.env.MUTANTS_TESTS = `${tested}.test.ts`;
  const fileName = (name: string) => `reports/mutants/${name.replaceAll('/', '-')}`;
  const results = await new Stryker({
    ...options,
    mutate: [
      `${folder}/${depth}.ts`,
      '!**/*.{test,fixture}.ts',
      '!server/database/migrations/**',
      '!contract/*-labels.ts',
    ],
    // What runs only while a file is loaded needs all tests of the area, for each change.
    ignoreStatic: area !== 'contract',
    jsonReporter: { fileName: `${fileName(folder)}.json` },
    incrementalFile: `${fileName(area)}.incremental.json`,
  }).runMutationTest();
  const count = (status: string) => results.filter((result) => result.status === status).length;
  const killed = count('Killed');
  const timeout = count('Timeout');
  const survived = count('Survived');
  const noticed = killed + timeout;
  const score = ((100 * noticed) / (noticed + survived)).toFixed(1);
  const cells = [folder, killed, timeout, survived, count('NoCoverage'), `${score} %`];
  rows.push(`| ${cells.join(' | ')} |`);
}
console.log(
  ['| folder | killed | timeout | survived | not covered | of covered |', ...rows].join('\n'),
);
