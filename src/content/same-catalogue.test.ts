import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { checkCatalogues } from './same-catalogue.ts';

const site = readSite();
type Service = (typeof site.catalogue.categories)[number]['services'][number];

/** The site in Hindi, its first service changed. */
function hindiWith(change: Partial<Service>) {
  const catalogue = structuredClone(site.catalogue);
  Object.assign(catalogue.categories[0]?.services[0] ?? {}, change);
  return { language: 'hi', catalogue };
}

it('lets a language translate the names of the categories', () => {
  const hindi = hindiWith({});
  hindi.catalogue.categories.reverse();
  for (const category of hindi.catalogue.categories) category.name = 'सेवाएँ';
  expect(() => checkCatalogues([site, hindi])).not.toThrow();
});

it.each([
  [{ amountPaise: 500_000 }, '"Social Media Marketing" is ₹5,000 /month, but ₹4,999 /month'],
  [{ amountPaise: undefined }, '"Social Media Marketing" is without a price, but ₹4,999 /month'],
  [{ unit: '/year' as const }, '"Social Media Marketing" is ₹4,999 /year, but ₹4,999 /month'],
  [{ name: 'सोशल मीडिया' }, '"Social Media Marketing" is missing, but ₹4,999 /month'],
])('stops at %o', (change, message) => {
  expect(() => checkCatalogues([site, hindiWith(change)])).toThrow(
    `content/hi/catalogue.yaml: ${message}`,
  );
});

it('stops at a service that is sold in one language only', () => {
  const hindi = hindiWith({});
  hindi.catalogue.categories[0]?.services.push({
    name: 'रेडियो',
    amountPaise: 100,
    unit: undefined,
  });
  expect(() => checkCatalogues([site, hindi])).toThrow('"रेडियो" is ₹1, but missing in content/en');
});
