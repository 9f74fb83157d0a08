import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { routesOf } from '#src/site/routes.ts';
import { readSite } from '#tests/fixtures/site.ts';

/** The addresses in the first column of the table under "Routes". */
function addressesOf(product: string): string[] {
  const [, section = ''] = product.split('\n## Routes\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address),
  );
}

it('the content has every address that docs/product.md promises', () => {
  const promised = addressesOf(readFileSync('docs/product.md', 'utf8'));
  const site = readSite();
  const known = routesOf(site).map(({ path }) => path);
  const ofDistricts = site.districts.map(({ slug }) => slug);
  const missing = promised
    .flatMap((address) => ofDistricts.map((slug) => address.replace('{slug}', slug)))
    .filter((address) => !known.includes(address));
  expect(promised.length).toBeGreaterThan(0);
  expect(new Set(missing)).toEqual(new Set());
});
