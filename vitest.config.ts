import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { wordsPlugin } from './office/words/words-plugin.ts';
import { TestOrder } from './tests/test-order.ts';
import { timeouts } from './tests/timeouts.ts';

/** They start programs, or are about the databases themselves. */
const withPrograms = [
  'server/database/**/*.test.ts',
  'server/office/content/save.test.ts',
  'server/orders/insert-race.test.ts',
  'server/staff-cli/forget-traces.test.ts',
  'scripts/{backup,office,orders,start}.test.ts',
  'simulator/main.test.ts',
];

/** They hold on both databases: `unit` runs them on SQLite, `postgres` on PostgreSQL. */
const onEachEngine = globSync('server/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('describe.each(engines)'),
);

const besideTheCode = {
  css: true,
  // A process for each file would cost more than most of the tests.
  isolate: false,
  maxWorkers: '100%',
  ...timeouts,
};

export default defineConfig({
  css: { modules: { generateScopedName: '[local]' } },
  test: {
    sequence: { sequencer: TestOrder },
    teardownTimeout: 60_000,
    projects: [
      'tests/*/vitest.config.ts',
      {
        plugins: [wordsPlugin()],
        test: {
          ...besideTheCode,
          name: 'unit',
          include: [
            '{contract,integrations,office,publisher,scripts,server,simulator,src}/**/*.test.{ts,tsx}',
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
          include: withPrograms,
          globalSetup: 'tests/fixtures/postgres.setup.ts',
        },
      },
      {
        test: {
          ...besideTheCode,
          name: 'postgres',
          include: onEachEngine,
          exclude: withPrograms,
          env: { TEST_ENGINE: 'PostgreSQL' },
          globalSetup: 'tests/fixtures/postgres.setup.ts',
        },
      },
    ],
  },
});
