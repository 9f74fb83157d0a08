// One build in a process of its own, for its memory: sends its figures to the parent.
import { build } from 'astro';

/** Times and peak memory of a build, as columns of the table. */
export type BuildFigures = Record<
  'rendering, s' | 'finishing, s' | 'whole, s' | 'memory, MiB',
  number
>;

const [folder = ''] = process.argv.slice(2);
const startMs = performance.now();
let setUpMs = 0;
let renderedMs = 0;

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
          setUpMs = performance.now();
        },
        'astro:build:generated': () => {
          renderedMs = performance.now();
        },
      },
    },
  ],
});
const doneMs = performance.now();

const seconds = (ms: number) => Math.round(ms / 10) / 100;
process.send?.({
  'rendering, s': seconds(renderedMs - setUpMs),
  // Pruned styles and compression.
  'finishing, s': seconds(doneMs - renderedMs),
  'whole, s': seconds(doneMs - startMs),
  'memory, MiB': Math.round(process.resourceUsage().maxRSS / 1024),
} satisfies BuildFigures);
