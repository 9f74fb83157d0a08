import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { ServiceBoard } from './ServiceBoard.tsx';

const site = readSite();

it('has the drawing of its page on the fourth sign, and on no other', () => {
  const drawn = site.pages.find(({ sections }) =>
    sections.some((section) => section.type === 'hero' && section.drawing),
  );
  const item = { title: 'Boards', text: 'Boards beside the road.', to: `/${drawn?.slug}` };
  const items = Array.from({ length: 8 }, (_, index) => ({ ...item, title: `Sign ${index + 1}` }));
  const section = { type: 'service-board' as const, title: 'What we do', items };
  const root = parse(renderToStaticMarkup(<ServiceBoard section={section} site={site} />));
  const pictured = root.querySelectorAll('li:has(> svg) h3');
  expect(pictured.map(({ text }) => text)).toEqual(['Sign 4']);
});
