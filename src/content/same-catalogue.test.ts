import { expect, it } from 'vitest';
import type { PricedService } from '#contract/catalogue.ts';
import { catalogue as english } from '#tests/fixtures/catalogue.ts';
import { checkCatalogues } from './same-catalogue.ts';

const site = { language: 'en', catalogue: english };

/** The site in Hindi, its first service changed. */
function hindiWith(change: Partial<PricedService>) {
  const catalogue = structuredClone(english);
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
  [{ amountPaise: 500_000 }, '"SEO Optimization" is ₹5,000 /month, but ₹7,499 /month'],
  [{ amountPaise: undefined }, '"SEO Optimization" is without a price, but ₹7,499 /month'],
  [{ unit: '/year' as const }, '"SEO Optimization" is ₹7,499 /year, but ₹7,499 /month'],
  [{ name: 'सोशल मीडिया' }, '"SEO Optimization" is missing, but ₹7,499 /month'],
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
