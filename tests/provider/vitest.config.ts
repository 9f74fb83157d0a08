import { defineConfig } from 'vitest/config';

/** PhonePe's SDK and our client against the simulator, and PhonePe's sandbox where it has credentials. */
export default defineConfig({
  test: {
    include: ['*.test.ts', '../../simulator/conformance/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
