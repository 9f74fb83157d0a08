import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** deploy/ against a finished build (npm run build first); SITE_DIR names another folder than dist. */
export default defineConfig({
  test: {
    // Each file may hold Caddy, PostgreSQL and two servers.
    maxWorkers: 1,
    ...timeouts,
  },
});
