import { expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

it.each([
  ['hi', ['en-IN'], 'hi'],
  ['', ['hi-IN', 'en'], 'hi'],
  ['', ['bho', 'hi'], 'hi'],
  ['', ['fr'], 'en'],
  ['xx', ['en-GB'], 'en'],
])('with %j stored and %j preferred is %s', (stored, preferred, language) => {
  expect(chooseLanguage(['en', 'hi'], stored, preferred)).toBe(language);
});
