import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const tests = process.env.MUTANTS_TESTS ?? '{contract,server}/**/*.test.ts';
const ofDatabase = tests.startsWith('server/database');

/** The fastest first: as a rule the test beside the code notices a mutant, and then no other runs. */
class FastestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const durationOf = (file: TestSpecification) =>
      this.ctx.cache.getTestSpecificationResult(file)?.duration ?? 0;
    return files.toSorted((one, other) => durationOf(one) - durationOf(other));
  }
}

/** The unit tests that may notice a mutant (scripts/mutants.ts). */
export default defineConfig({
  test: {
    // Compares the state tables with the diagrams in docs/.
    include: tests.startsWith('contract') ? [tests, 'tests/docs/generated.test.ts'] : [tests],
    exclude: [
      // They read the source as text, of which Stryker's copy differs.
      'contract/order-states-type.test.ts',
      'server/database/migrations.test.ts',
      // About PostgreSQL alone.
      ...(ofDatabase ? [] : ['server/orders/insert-race.test.ts']),
    ],
    // Both engines for the database's own code; for the rest SQLite says the same in less time.
    ...(ofDatabase
      ? { globalSetup: 'tests/fixtures/postgres.setup.ts' }
      : { env: { TEST_ENGINE: 'SQLite' } }),
    isolate: false,
    sequence: { sequencer: FastestFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
