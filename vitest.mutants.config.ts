import { defineConfig } from 'vitest/config';

const tests = process.env.MUTANTS_TESTS ?? '{contract,server}/**/*.test.ts';
const ofDatabase = tests.startsWith('server/database');

/** The unit tests that may notice a mutant (scripts/mutants.ts). */
export default defineConfig({
  test: {
    // The diagram that draws the tables of states stands in docs/.
    include: tests.startsWith('contract') ? [tests, 'tests/docs/state-diagrams.test.ts'] : [tests],
    exclude: [
      // It reads the source as text, and Stryker's copy of it does not compile.
      'contract/order-states-type.test.ts',
    ],
    // Both engines for the database's own code; for the rest SQLite says the same in less time.
    ...(ofDatabase
      ? { globalSetup: 'tests/fixtures/postgres.setup.ts' }
      : { env: { TEST_ENGINE: 'SQLite' } }),
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
