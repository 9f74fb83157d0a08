import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { Offers } from './Offers.tsx';

it.each(['bulbs', 'ledger'] as const)('hangs signs with bulbs in the night alone: %s', (layout) => {
  const items = [{ title: 'Hoarding', text: 'A board beside the road.' }];
  const section = { type: 'offers' as const, title: 'What we do', layout, items };
  const root = parse(renderToStaticMarkup(<Offers section={section} site={readSite()} />));
  const classes = root.querySelector('section')?.classList.value ?? [];
  expect(classes.some((name) => name.includes('night'))).toBe(layout === 'bulbs');
  expect(root.querySelector('li h3 + p')?.text).toBe(items[0]?.text);
});
