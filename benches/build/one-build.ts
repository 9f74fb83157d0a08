// One build in a process of its own, for its memory: sends what it took to its parent.
import { build } from 'astro';

/** How a build went. */
export interface Build {
  /** Pages and other addresses, rendered. */
  renderingMs: number;
  /** Everything after: pruned styles, compressed forms, copies for aliases. */
  finishingMs: number;
  wholeMs: number;
  /** Most memory of the process. */
  memoryBytes: number;
}

const [folder = ''] = process.argv.slice(2);
const times = { start: performance.now(), setUp: 0, rendered: 0, done: 0 };

await build({
  outDir: `${folder}/dist`,
  cacheDir: `${folder}/cache`,
  logLevel: 'error',
  vite: { cacheDir: `${folder}/vite` },
  integrations: [
    {
      name: 'stopwatch',
      hooks: {
        'astro:build:setup': () => {
          times.setUp = performance.now();
        },
        'astro:build:generated': () => {
          times.rendered = performance.now();
        },
      },
    },
  ],
});
times.done = performance.now();

const result: Build = {
  renderingMs: times.rendered - times.setUp,
  finishingMs: times.done - times.rendered,
  wholeMs: times.done - times.start,
  memoryBytes: process.resourceUsage().maxRSS * 1024,
};
process.send?.(result);
