import { expect, it } from 'vitest';
import { graphemesOf, letterCount } from './graphemes.ts';

it('counts letters as readers do', () => {
  expect(graphemesOf('Gaya')).toEqual(['G', 'a', 'y', 'a']);
  expect(graphemesOf('सिवान')).toEqual(['सि', 'वा', 'न']);
  expect(letterCount('ज़िला')).toBe(2);
  expect(letterCount('')).toBe(0);
});
