// Weighs every page of the build: npm run bench:weight. SITE_DIR is the folder of the site (default dist).
import { bounds, isWorkingPage, weigh } from '#tests/built-site/page-weight.ts';
import { pagesOf } from '#tests/built-site/pages.ts';
import { reportFailures } from './bench.ts';
import { builtSite } from './sample-pages.ts';

const pages = pagesOf(builtSite)
  .map((page) => ({ path: page.path, ...weigh(page, builtSite), isWorking: isWorkingPage(page) }))
  .sort((a, b) => b.html - a.html);

console.table(
  pages.map(({ path, html, script }) => ({ path, 'HTML, B': html, 'script, B': script })),
);
const total = pages.reduce((sum, { html }) => sum + html, 0);
console.log(
  `${pages.length} pages; HTML by brotli: ${total} B in all, ` +
    `${Math.round(total / pages.length)} B on average, at most ${bounds.html} B allowed; ` +
    `script: at most ${bounds.script} B allowed without an island, ${bounds.workingScript} B with one.`,
);
const isOver = ({ html, script, isWorking }: (typeof pages)[number]) =>
  html > bounds.html || script > (isWorking ? bounds.workingScript : bounds.script);
reportFailures(pages.filter(isOver).map(({ path }) => path));
