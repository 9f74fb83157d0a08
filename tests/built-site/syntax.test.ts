import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { pagesOf, textAt } from './pages.ts';

/** Syntax of Safari 15.4, the oldest supported browser (astro.config.ts), except static blocks. */
const ecmaVersion = 2022;

const site = await builtSite();
const inline = pagesOf(site).flatMap(({ path, root }) =>
  root
    .querySelectorAll('script:not([src])')
    .filter((script) => !script.getAttribute('type')?.startsWith('application/'))
    .map(({ text }) => ({ path, text })),
);
const files = [...site.files.keys()]
  .filter((path) => path.endsWith('.js'))
  .map((path) => ({ path, text: textAt(site, path) ?? '' }));

/** What the oldest supported browser cannot parse. */
function faultsOf({ path, text }: { path: string; text: string }): Fault[] {
  try {
    parse(text, { ecmaVersion, sourceType: 'module' });
    // Of ECMAScript 2018, but of Safari 16.4.
    const lookbehind = /.{0,30}\(\?<[=!].{0,30}/.exec(text);
    return lookbehind ? [{ path, fault: `Lookbehind: ${lookbehind[0]}` }] : [];
  } catch (error) {
    const { pos } = error as { pos: number };
    return [{ path, fault: `${(error as Error).message}: ${text.slice(pos - 30, pos + 30)}` }];
  }
}

it('ships scripts that the oldest supported browsers parse', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(inline.length).toBeGreaterThan(0);
  noFaults([...files, ...inline].flatMap(faultsOf));
});
