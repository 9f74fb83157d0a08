import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** Checks of a finished build (npm run build first); SITE_DIR names another folder than dist. */
export default defineConfig({
  test: {
    globalSetup: 'site.setup.ts',
    // Reading and parsing the pages for each file would take as long as the checks.
    isolate: false,
    // Each file may hold a browser.
    maxWorkers: 2,
    ...timeouts,
    // A test walks through all pages.
    testTimeout: 3_600_000,
  },
});
