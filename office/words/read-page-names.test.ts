import { expect, it } from 'vitest';
import { readAllSites } from '#tests/fixtures/site.ts';
import { readPageNames } from './read-page-names.ts';

it.each(readAllSites())('has the pages and districts of $language', (site) => {
  const names = readPageNames(site.language);
  for (const { breadcrumb, slug } of site.pages) {
    expect(names[slug === 'index' ? '/' : `/${slug}`]).toBe(breadcrumb);
  }
  for (const { breadcrumb, slug } of site.policies) expect(names[`/${slug}`]).toBe(breadcrumb);
  for (const { name, slug } of site.districts) {
    expect(names[`/digital-marketing-agency-${slug}`]).toBe(name);
  }
});
