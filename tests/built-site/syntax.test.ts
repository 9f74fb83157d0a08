import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { builtSite } from './built-site.ts';
import { type Fault, noFaults } from './faults.ts';
import { pagesOf, textAt } from './pages.ts';

/** ES2020, as integrations/browser-syntax.ts says. */
const ecmaVersion = 2020;

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

/** What a browser of 2020 cannot parse. */
function faultsOf({ path, text }: { path: string; text: string }): Fault[] {
  try {
    parse(text, { ecmaVersion, sourceType: 'module' });
    return [];
  } catch (error) {
    const { pos } = error as { pos: number };
    return [{ path, fault: `${(error as Error).message}: ${text.slice(pos - 30, pos + 30)}` }];
  }
}

it('writes every script in a syntax that the oldest browsers read', () => {
  expect(files.length).toBeGreaterThan(0);
  expect(inline.length).toBeGreaterThan(0);
  noFaults([...files, ...inline].flatMap(faultsOf));
});
