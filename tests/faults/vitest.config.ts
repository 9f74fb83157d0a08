import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** The running server against the running simulator, when PhonePe fails or a visitor means harm. */
export default defineConfig({
  test: {
    // Each file runs a server and a simulator of its own, and mostly waits.
    maxWorkers: 3,
    ...timeouts,
  },
});
