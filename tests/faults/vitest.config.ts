import { defineConfig } from 'vitest/config';

/** The running server against the running simulator, when PhonePe fails or a visitor means harm. */
export default defineConfig({
  test: {
    // Each file runs a server and a simulator of its own, and mostly waits.
    maxWorkers: 3,
    // They only bound a hang.
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
