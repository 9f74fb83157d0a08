import { expect, it } from 'vitest';
import { paintText, widthOf } from './painted-text.ts';

const placesOf = (text: string) => {
  const svg = paintText({ text, x: 10, y: 20, fontSize: 100, colour: '#fff' });
  return [...svg.matchAll(/translate\(([\d.]+) [-\d.]+\)" d="M/g)].map(([, x]) => Number(x));
};

it('sets letters one after the other, without overlap', () => {
  const places = placesOf('Siwan');
  expect(places).toHaveLength(5);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

it('sets Latin and Devanagari in one line, as wide as both', () => {
  const parts = ['Google', ' ', 'पर', ' ', 'पटना'].map(widthOf);
  expect(widthOf('Google पर पटना')).toBeCloseTo(parts.reduce((sum, width) => sum + width));
});

it('joins letters: a conjunct is narrower than its parts', () => {
  expect(widthOf('स्त')).toBeLessThan(widthOf('स') + widthOf('त'));
});
