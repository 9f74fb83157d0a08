import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { catalogueSchema, findService } from './catalogue.ts';
import { defaultContent } from './default-language.ts';

const file = parse(readFileSync(`${defaultContent}/catalogue.yaml`, 'utf8'));

describe('catalogue', () => {
  it('holds the 21 services in five categories', () => {
    const catalogue = catalogueSchema.parse(file);
    expect(catalogue.categories).toHaveLength(5);
    expect(catalogue.categories.flatMap(({ services }) => services)).toHaveLength(21);
    expect(findService(catalogue, 'SEO Optimization')?.amountPaise).toBe(749_900);
    expect(findService(catalogue, 'Event Promotions')?.amountPaise).toBeUndefined();
  });

  it('names a service that is listed twice', () => {
    const twice = structuredClone(file);
    twice.categories[1].services.push({ name: 'SEO Optimization', price: 1 });
    expect(catalogueSchema.safeParse(twice).error?.issues[0]?.message).toContain(
      '"SEO Optimization" is listed twice',
    );
  });

  it('refuses an unknown unit and a price with commas', () => {
    const wrong = structuredClone(file);
    wrong.categories[0].services[0] = { name: 'Radio', price: '4,999', unit: '/hour' };
    const paths = catalogueSchema.safeParse(wrong).error?.issues.map(({ path }) => path.at(-1));
    expect(paths).toEqual(['price', 'unit']);
  });
});
