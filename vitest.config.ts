import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { skippedTests } from './scripts/skipped-tests.reporter.ts';
import { LongestFirst } from './tests/longest-first.ts';

/** They start programs, or are about the databases themselves. */
const withPrograms = [
  'server/database/**/*.test.ts',
  'server/orders/insert-race.test.ts',
  'server/staff-cli/forget-traces.test.ts',
  'server/{app,checkout-work}.test.ts',
  'server/http/{gone-sockets,large-file}.test.ts',
  'scripts/{backup,orders,skipped-tests,start}.test.ts',
  'simulator/main.test.ts',
];

/** They hold on both databases: the unit tests try SQLite alone. */
const onEachEngine = globSync('server/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('describe.each(engines)'),
);

const besideTheCode = {
  css: true,
  // A process for each file would cost more than most of the tests.
  isolate: false,
  maxWorkers: '100%',
  // It only bounds a hang: a test with a database takes long on a busy machine.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    reporters: ['default', skippedTests()],
    sequence: { sequencer: LongestFirst },
    projects: [
      'tests/*/vitest.config.ts',
      {
        test: {
          ...besideTheCode,
          name: 'unit',
          include: [
            '{contract,integrations,scripts,server,simulator,src}/**/*.test.{ts,tsx}',
            'tests/docs/*.test.ts',
          ],
          // PhonePe's SDK can be connected only once in a process.
          exclude: ['simulator/conformance/**', ...withPrograms],
          env: { TEST_ENGINE: 'SQLite' },
        },
      },
      {
        test: {
          ...besideTheCode,
          name: 'integration',
          include: [...withPrograms, ...onEachEngine],
          globalSetup: 'tests/fixtures/postgres.setup.ts',
        },
      },
    ],
  },
});
