import { expect, it } from 'vitest';
import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import { defaultContent } from '#contract/default-language.ts';
import { onlyOne } from '#contract/quantity.ts';
import { catalogue as english } from '#tests/fixtures/catalogue.ts';
import { checkCatalogue } from './check-catalogues.ts';

/** The catalogue of another language, its first service changed. */
function hindiWith(change: Partial<PricedService>) {
  const catalogue = structuredClone(english);
  Object.assign(catalogue.categories[0]?.services[0] ?? {}, change);
  return catalogue;
}

const reasonsOf = (catalogue: Catalogue) =>
  checkCatalogue(catalogue, english).map(({ file, reason }) => `${file}: ${reason}`);

it('lets a language translate the names of the categories', () => {
  const hindi = hindiWith({});
  hindi.categories.reverse();
  for (const category of hindi.categories) category.name = 'सेवाएँ';
  expect(reasonsOf(hindi)).toEqual([]);
});

it.each([
  [{ amountPaise: 500_000 }, '"SEO Optimization" is ₹5,000 /month, but ₹7,499 /month'],
  [{ amountPaise: undefined }, '"SEO Optimization" is without a price, but ₹7,499 /month'],
  [{ unit: '/year' as const }, '"SEO Optimization" is ₹7,499 /year, but ₹7,499 /month'],
  [{ name: 'सोशल मीडिया' }, '"SEO Optimization" is missing, but ₹7,499 /month'],
])('names %o', (change, message) => {
  expect(reasonsOf(hindiWith(change))[0]).toContain(
    `catalogue.yaml: ${message} in ${defaultContent}.`,
  );
});

it.each([
  [{ formats: ['mela' as const] }, 'formats mela; includes'],
  [{ includes: '10 लेख' }, 'includes 10, but'],
])('names %o', (change, message) => {
  const [reason] = reasonsOf(hindiWith(change));
  expect(reason).toContain(`catalogue.yaml: "SEO Optimization" has`);
  expect(reason).toContain(message);
});

it('names limits of quantities that are not those of the server', () => {
  expect(reasonsOf(hindiWith({ limits: { least: 1, most: 24, step: 1 } }))).toEqual([
    `catalogue.yaml: must be as in ${defaultContent}, by which the server takes payments`,
  ]);
});

it('names every service that is sold in one language only', () => {
  const hindi = hindiWith({});
  const services = ['रेडियो', 'टीवी'].map((name) => ({
    ...{ name, label: name, amountPaise: 100, limits: onlyOne },
    ...{ unit: undefined, unitLabel: undefined },
  }));
  hindi.categories[0]?.services.push(...services);
  const reasons = reasonsOf(hindi);
  expect(reasons).toHaveLength(2);
  expect(reasons[0]).toContain(`"रेडियो" is ₹1, but missing in ${defaultContent}`);
});
