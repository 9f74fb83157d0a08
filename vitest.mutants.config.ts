import { defineConfig } from 'vitest/config';

/** The unit tests that may notice a mutant (stryker.config.json). */
export default defineConfig({
  test: {
    include: ['{contract,server}/**/*.test.ts'],
    globalSetup: 'tests/fixtures/postgres.setup.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
