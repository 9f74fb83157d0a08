import { expect, it } from 'vitest';
import { translationsSchema } from './translations.ts';

const mistakesIn = (mistakes: Record<string, string>) =>
  translationsSchema.safeParse({ fields: {}, mistakes, refusals: {} }).error?.issues;

it('may leave out a placeholder of the English sentence, but has no other', () => {
  const english = '{id} is not paid: {reason}';
  expect(mistakesIn({ [english]: '{id} का पेमेंट नहीं हुआ' })).toBeUndefined();
  expect(mistakesIn({ [english]: '{order} का पेमेंट नहीं हुआ' })).toEqual([
    expect.objectContaining({
      path: ['mistakes', english],
      message: expect.stringMatching(/^nothing fills in \{order\}/),
    }),
  ]);
});
