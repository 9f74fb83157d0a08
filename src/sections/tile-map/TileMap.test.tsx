import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { onMap } from '#src/districts/on-map.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { TileMap } from './TileMap.tsx';

const site = readSite();
const draw = (lit?: string) =>
  renderToStaticMarkup(
    <TileMap
      section={{ type: 'tile-map', title: 'Map', lead: 'All the districts of Bihar.', lit }}
      site={site}
    />,
  );

describe('tile map', () => {
  it('gives each district a cell of its own', () => {
    const cells = onMap(site.districts).map(({ tile }) => `${tile.column},${tile.row}`);
    expect(new Set(cells).size).toBe(38);
  });

  it('has a link for every district and lights the one that is shown', () => {
    const html = draw('siwan');
    expect(html.match(/<a /g)).toHaveLength(38);
    expect(html.match(/aria-current="page"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-current="page"[^>]*agency-siwan/);
    expect(draw()).not.toContain('aria-current');
  });

  it('knows neighbours that know each other', () => {
    const bySlug = new Map(site.districts.map((district) => [district.slug, district]));
    for (const district of site.districts) {
      for (const slug of district.neighbours) {
        expect(bySlug.get(slug)?.neighbours, `${slug} and ${district.slug}`).toContain(
          district.slug,
        );
      }
    }
  });
});
