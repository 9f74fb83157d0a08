import { Resvg } from '@resvg/resvg-js';
import { expect, it } from 'vitest';
import { viewOf } from '#src/site/page-view.ts';
import { routesOf } from '#src/site/routes.ts';
import type { SectionOf } from '#src/site/section.ts';
import { readAllSites } from '#tests/fixtures/site.ts';
import { drawSharePicture, field, renderSharePicture } from './share-picture.ts';

const hero: SectionOf<'hero'> = {
  type: 'hero',
  artwork: 'street',
  title: 'Be found',
  lead: 'On the map and above the shops.',
  drawing: { subject: 'seo', word: 'Kirana' },
  actions: [],
};
const picture = { headline: 'Be found', brand: 'Sample Works', line: 'Siwan', hero };

/** The pixels from an x in px to the right edge, row by row. */
function pixelsFrom(left: number, shown: Parameters<typeof drawSharePicture>[0]): Buffer {
  const { pixels, width, height } = new Resvg(drawSharePicture(shown)).render();
  const rows = Array.from({ length: height }, (_, row) =>
    pixels.subarray((row * width + left) * 4, (row + 1) * width * 4),
  );
  return Buffer.concat(rows);
}

it.each(readAllSites())('writes nothing over a drawing: $language', ({ agency, ...site }) => {
  const views = routesOf({ agency, ...site }).map((route) => viewOf(route, { agency, ...site }));
  const drawn = views.filter(({ sections }) =>
    sections.some((section) => section.type === 'hero' && section.drawing),
  );
  const longest = drawn.map(({ headline }) => headline).sort((a, b) => b.length - a.length)[0];
  const written = { headline: longest ?? '', brand: agency.brand, line: site.labels.share.line };
  const short = { headline: 'I', brand: 'I', line: 'I' };
  const beside = (texts: typeof short) => pixelsFrom(field.x, { ...texts, hero });
  expect(drawn.length).toBeGreaterThan(0);
  expect(beside(written).equals(beside(short))).toBe(true);
  expect(pixelsFrom(0, { ...written, hero }).equals(pixelsFrom(0, { ...short, hero }))).toBe(false);
});

it("shows the page's drawing, or a board of full width without one", async () => {
  const other: typeof hero = { ...hero, drawing: { subject: 'ppc', word: 'Kirana' } };
  const fieldOf = (of?: typeof hero) => pixelsFrom(field.x, { ...picture, hero: of });
  expect(fieldOf(hero).equals(fieldOf(other))).toBe(false);
  expect(drawSharePicture({ ...picture, hero: undefined })).toContain('width="1080"');
  expect((await renderSharePicture(picture)).length).toBeLessThan(100_000);
});
