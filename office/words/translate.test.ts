import { expect, it } from 'vitest';
import { createTranslate } from './translate.ts';

const translate = createTranslate({
  Price: 'रेट',
  'Price of a click': 'क्लिक का दाम',
  'at most {number}': 'ज़्यादा से ज़्यादा {number}',
  'must be {what}': 'चाहिए: {what}',
  'must be one of: {values}': 'इनमें से एक: {values}',
  'has {count} letters, and must have {needed}': '{count} अक्षर हैं, {needed} चाहिए',
  '{one} differs from {other}': '{other} अलग है',
  '{field} of {owner}': '{field} ({owner})',
});

it.each([
  ['Price', 'रेट'],
  // The value of a placeholder has a translation of its own.
  ['has 71 letters, and must have at most 65', '71 अक्षर हैं, ज़्यादा से ज़्यादा 65 चाहिए'],
  // The template with more words of its own wins.
  ['must be one of: a, b', 'इनमें से एक: a, b'],
  ['must be "SEO (a+b)?"\nnow', 'चाहिए: "SEO (a+b)?"\nnow'],
  ['A differs from B', 'B अलग है'],
  // The name of the field is the longest that is known.
  ['Price of a click of Websites', 'क्लिक का दाम (Websites)'],
  ['Price of Boards of all sizes', 'रेट (Boards of all sizes)'],
  ['Width of a board', 'Width of a board'],
  ['constructor', 'constructor'],
  ['', ''],
])('%j reads as %j', (english, translation) => {
  expect(translate(english)).toBe(translation);
});
