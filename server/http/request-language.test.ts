import { expect, it } from 'vitest';
import { requestLanguage } from './request-language.ts';

it.each([
  ['hi', { language: 'hi' }, {}],
  ['hi', undefined, { language: 'hi' }],
  ['hi', null, { language: 'hi' }],
  ['bho', { language: 'bho' }, { language: 'hi' }],
  ['hi', { language: 7 }, { language: 'hi' }],
  [undefined, 'language', { language: ['hi', 'en'] }],
  [undefined, {}, {}],
])('is %s of the body %j and the query %j', (language, body, query) => {
  expect(requestLanguage({ body, query })).toBe(language);
});
