import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkoutRoutes, pageRoutes, policyRoutes, towns } from '#tests/e2e/route-table.ts';

/** The addresses in the first column of the table under "Routes". */
function addressesOf(product: string): string[] {
  const [, section = ''] = product.split('\n## Routes\n');
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\|(.*?)\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\/[^`]*)`/g)].map(([, address = '']) => address),
  );
}

it('docs/product.md lists the addresses that the browser tests visit', () => {
  const visited = [
    ...[...pageRoutes, ...towns].map(({ path }) => path),
    ...checkoutRoutes,
    ...policyRoutes,
    '/digital-marketing-agency-{slug}',
    '/locations/{slug}',
    '/digital-marketing-company-siwan-bihar',
  ];
  expect(addressesOf(readFileSync('docs/product.md', 'utf8')).sort()).toEqual(visited.sort());
});
