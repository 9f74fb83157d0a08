import { defineConfig } from 'vitest/config';

/** `npm start`, as it runs while somebody edits (npm run build first). */
export default defineConfig({
  test: {
    // Each file builds the site.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000, interval: 100 } },
  },
});
