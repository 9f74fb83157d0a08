import { defineConfig } from 'vitest/config';
import { timeouts } from '../timeouts.ts';

/** `npm start`, and `npm run dev` while files change (npm run build first). */
export default defineConfig({
  test: {
    // Each file holds a development server or builds the site.
    fileParallelism: false,
    ...timeouts,
    // A build takes minutes on a busy machine.
    expect: { poll: { timeout: 240_000, interval: 100 } },
  },
});
