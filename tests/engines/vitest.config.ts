import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** The main journeys in every engine that is installed; SITE_DIR names another folder than dist. */
export default defineConfig({
  test: {
    globalSetup: 'site.setup.ts',
    // One browser at a time.
    fileParallelism: false,
    ...timeouts,
  },
});
