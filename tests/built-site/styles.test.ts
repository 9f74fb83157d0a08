import { expect, it } from 'vitest';
import { builtSite } from './built-site.ts';
import { noFaults } from './faults.ts';
import { pagesOf } from './pages.ts';

/** Properties that a browser of integrations/browser-targets.ts only knows by another name. */
const oldNames: Record<string, string[]> = {
  appearance: ['-webkit-appearance', '-moz-appearance'],
  'text-size-adjust': ['-webkit-text-size-adjust', '-moz-text-size-adjust'],
};

/** The rules of a page as sets of properties, without those inside strings and addresses. */
const rulesOf = (html: string) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .flatMap(
      ([, css = '']) => css.replaceAll(/"[^"]*"|url\([^)]*\)/g, '').match(/\{[^{}]*\}/g) ?? [],
    )
    .map(
      (rule) =>
        new Set(
          rule
            .slice(1, -1)
            .split(';')
            .map((line) => line.split(':')[0] ?? ''),
        ),
    );

const pages = pagesOf(await builtSite()).map(({ path, html }) => ({ path, rules: rulesOf(html) }));

it.each(Object.entries(oldNames))('says %s to the oldest browsers, too', (name, others) => {
  const using = pages.flatMap(({ path, rules }) =>
    rules.filter((rule) => rule.has(name)).map((rule) => ({ path, rule })),
  );
  expect(using.length).toBeGreaterThan(0);
  noFaults(
    using.flatMap(({ path, rule }) =>
      others
        .filter((other) => !rule.has(other))
        .map((other) => ({ path, fault: `lacks ${other}` })),
    ),
  );
});
