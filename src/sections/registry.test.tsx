import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { districtSections } from '#src/districts/district-sections.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { registry, rendererOf, type Section, type StaticSection } from './registry.ts';

const site = readSite();
const authored = [...site.pages, ...site.branches].flatMap(({ slug, sections }) =>
  sections.map((section) => ({ where: slug, section: section as Section })),
);
const composed = site.districts.flatMap((district) =>
  districtSections(district, site, 'Arrah').map((section) => ({ where: district.slug, section })),
);

const isStatic = (section: Section): section is StaticSection => section.type in registry;

function render(section: StaticSection): string {
  const Renderer = rendererOf(section);
  return renderToStaticMarkup(<Renderer section={section} site={site} />);
}

describe('every section of the content', () => {
  it.each([...authored, ...composed])(
    '$section.type of $where is drawn with all its words',
    ({ section }) => {
      if (!isStatic(section)) return;
      const html = render(section);
      const text = 'title' in section ? section.title : '';
      const inHtml = text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
      expect(html).toContain(inHtml);
      expect(html).not.toMatch(/undefined|\[object|\{[a-z]+\}/i);
    },
  );

  it('uses every kind of section that has a renderer', () => {
    const used = new Set([...authored, ...composed].map(({ section }) => section.type));
    expect(Object.keys(registry).filter((type) => !used.has(type as Section['type']))).toEqual([]);
  });
});
