import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** deploy/ against a finished build (npm run build first); SITE_DIR is the folder of the site (default dist). */
export default defineConfig({
  test: {
    // Each file may hold Caddy, PostgreSQL and two servers.
    maxWorkers: 1,
    ...timeouts,
  },
});
