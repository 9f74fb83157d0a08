import { expect, it } from 'vitest';
import { sampleWords } from '../office-api.fixture.ts';
import { readLanguageNames } from '../words/read-words.ts';
import { pageName } from './page-name.ts';

const pages = { '/': 'Home', '/pricing': 'Prices' };
const languages = readLanguageNames();

it.each([
  ['en', '/', 'Home'],
  ['en', '/pricing', 'Prices'],
  ['en', '/hi/pricing', 'Prices · हिन्दी'],
  ['en', '/hi', 'Home · हिन्दी'],
  ['hi', '/hi/pricing', 'Prices'],
  ['hi', '/pricing', 'Prices · English'],
  ['en', '/gone', '/gone'],
])('in %s %s is %s', (language, path, name) => {
  const words = { ...sampleWords(language), pages };
  expect(pageName(path, words, languages)).toBe(name);
});
