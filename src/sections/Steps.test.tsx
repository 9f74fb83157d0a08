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
