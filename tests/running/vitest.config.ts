import { defineConfig } from 'vitest/config';

/** `npm start`, and `npm run dev` while files change (npm run build first). */
export default defineConfig({
  test: {
    // Each file holds a development server or builds the site.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 240_000, interval: 100 } },
  },
});
