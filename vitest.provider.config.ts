import { defineConfig } from 'vitest/config';

/** Our PhonePe client against the simulator, and PhonePe's sandbox where it has credentials. */
export default defineConfig({
  test: {
    include: ['tests/provider/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
