import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSite } from '#tests/fixtures/site.ts';
import { Steps } from './Steps.tsx';

const items = ['Ask', 'Print'].map((title) => ({ title, text: `What happens at ${title}.` }));
const draw = (folded?: boolean, shown = items) => {
  const section = { type: 'steps' as const, title: 'How it works', folded, items: shown };
  return parse(renderToStaticMarkup(<Steps section={section} site={readSite()} />));
};

it('folds the texts of folded steps, not their numbers, and leaves the first one open', () => {
  const root = draw(true);
  const folds = root.querySelectorAll('li > span + details + p');
  expect(folds.map(({ text }) => text)).toEqual(items.map(({ text }) => text));
  expect(root.querySelectorAll('details[open] h3').map(({ text }) => text)).toEqual(['Ask']);
});

it('shows the texts of all others', () => {
  expect(draw().querySelector('details')).toBeNull();
});

it('sets six steps in two rows of three, and no other number', () => {
  const rowsOf = (count: number) => {
    const shown = Array.from({ length: count }, (_, index) => ({ title: `${index}`, text: '' }));
    return draw(false, shown).querySelector('ol')?.classList.value;
  };
  const isSix = (name: string) => name.includes('six');
  expect([4, 5, 6, 7].filter((count) => rowsOf(count)?.some(isSix))).toEqual([6]);
});
