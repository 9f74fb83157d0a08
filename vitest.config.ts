import { defineConfig } from 'vitest/config';
import { skippedTests } from './scripts/skipped-tests.reporter.ts';
import { LongestFirst } from './tests/longest-first.ts';

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    reporters: ['default', skippedTests()],
    sequence: { sequencer: LongestFirst },
    projects: [
      'tests/*/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: [
            '{contract,integrations,scripts,server,simulator,src}/**/*.test.{ts,tsx}',
            'tests/docs/*.test.ts',
          ],
          // PhonePe's SDK can be connected only once in a process.
          exclude: ['simulator/conformance/**'],
          css: true,
          globalSetup: 'tests/fixtures/postgres.setup.ts',
          // A process for each file would cost more than most of the tests.
          isolate: false,
          maxWorkers: '100%',
          // It only bounds a hang: a test with a database takes long on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
