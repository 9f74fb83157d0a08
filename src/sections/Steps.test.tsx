import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { Steps } from './Steps.tsx';

it('sets six steps in two rows of three, and no other number', () => {
  const rowsOf = (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ title: `${index}`, text: '' }));
    const section = { type: 'steps' as const, title: 'How it works', items };
    const steps = renderToStaticMarkup(<Steps section={section} site={readSite()} />);
    return parse(steps).querySelector('ol')?.classList.value;
  };
  const isSix = (name: string) => name.includes('six');
  expect([4, 5, 6, 7].filter((count) => rowsOf(count)?.some(isSix))).toEqual([6]);
});

it('counts the steps of a tally in strokes, and for readers in figures, a mark of its own excepted', () => {
  const items = [{ title: 'a' }, { title: 'b', mark: '2022' }, { title: 'c' }];
  const section = {
    ...{ type: 'steps' as const, layout: 'tally' as const, title: 'How it works' },
    items: items.map((item) => ({ ...item, text: '' })),
  };
  const root = parse(renderToStaticMarkup(<Steps section={section} site={readSite()} />));
  const strokes = root.querySelectorAll('li').map((step) => {
    const path = step.querySelector('path')?.getAttribute('d');
    return [path?.split('M').slice(1).length, step.querySelector('span')?.text];
  });
  expect(strokes).toEqual([
    [1, '1'],
    [undefined, '2022'],
    [3, '3'],
  ]);
});
