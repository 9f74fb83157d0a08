// One build in a process of its own, for its memory: sends what it took to its parent.
import { build } from 'astro';

/** How a build went. Times in ms. */
export interface Build {
  /** Pages and other addresses, rendered. */
  rendering: number;
  /** Everything after: pruned styles, compressed forms, copies for aliases, host headers. */
  finishing: number;
  /** Everything. */
  whole: number;
  /** Most memory of the process, in bytes. */
  memory: number;
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
  rendering: times.rendered - times.setUp,
  finishing: times.done - times.rendered,
  whole: times.done - times.start,
  memory: process.resourceUsage().maxRSS * 1024,
};
process.send?.(result);
