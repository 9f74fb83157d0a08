// Weighs every page of the build: npm run bench:weight. SITE_DIR names another folder than dist.
import { readBuiltSite } from '#server/http/built-site.ts';
import { bounds, isWorkingPage, weigh } from '#tests/built-site/page-weight.ts';
import { pagesOf } from '#tests/built-site/pages.ts';
import { table } from './table.ts';

const site = await readBuiltSite(process.env.SITE_DIR ?? 'dist');
const rows = pagesOf(site)
  .map((page) => ({ path: page.path, ...weigh(page, site), isWorking: isWorkingPage(page) }))
  .sort((a, b) => b.html - a.html);

const isOver = ({ html, script, isWorking }: (typeof rows)[number]) =>
  html > bounds.html || (!isWorking && script > bounds.script);

console.log(
  table(
    ['page', 'HTML, B', 'script, B', ''],
    rows.map((row) => [row.path, row.html, row.script, isOver(row) ? 'over its bound' : '']),
  ),
);
const htmlTotal = rows.reduce((sum, { html }) => sum + html, 0);
console.log(
  `\n${rows.length} pages; HTML by brotli: ${htmlTotal} B in all, ` +
    `${Math.round(htmlTotal / rows.length)} B on average, at most ${bounds.html} B allowed; ` +
    `script: at most ${bounds.script} B allowed on a marketing page.`,
);
if (rows.some(isOver)) process.exitCode = 1;
