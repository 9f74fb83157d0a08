import { expect, it } from 'vitest';
import { graphemesOf, hasDevanagari, letterCount } from './graphemes.ts';

it('counts letters as readers do', () => {
  expect(graphemesOf('Gaya')).toEqual(['G', 'a', 'y', 'a']);
  expect(graphemesOf('सिवान')).toEqual(['सि', 'वा', 'न']);
  expect(letterCount('ज़िला')).toBe(2);
  expect(letterCount('')).toBe(0);
});

it('knows Devanagari, its full stop included', () => {
  expect(['Siwan ज', '।', 'क्ष'].filter(hasDevanagari)).toHaveLength(3);
  expect(hasDevanagari('₹4 “Siwan”')).toBe(false);
});
