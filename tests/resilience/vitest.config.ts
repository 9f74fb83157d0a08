import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** The real server, killed while it works and restarted, and two of them on one database. */
export default defineConfig({
  test: {
    ...timeouts,
    globalSetup: 'durable-postgres.setup.ts',
    // Each file mostly waits, for processes and for PhonePe's schedule.
    maxWorkers: 3,
    // A webhook to a restarting server is retried soon.
    env: { SIMULATOR_WEBHOOK_ATTEMPTS: '100', SIMULATOR_WEBHOOK_RETRY_MS: '200' },
  },
});
