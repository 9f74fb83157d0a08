import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { parseContent } from '#contract/content/content-file.ts';
import type { JobEntry } from '#src/content/read-jobs.ts';
import { checkJobTexts } from './check-job-texts.ts';

const words = {
  place: { en: 'Near bus stand 2', hi: 'बस स्टैंड 2 के पास' },
  text: { en: 'A board of 20 ft.', hi: '20 फुट का बोर्ड।' },
  photographs: [{ file: 'a.jpg', alt: { en: 'A board over 3 shops', hi: '3 दुकानों पर बोर्ड' } }],
};

/** The mistakes of a job with these words instead. */
function told(changes: object) {
  const value = { ...words, ...changes } as unknown as JobEntry['value'];
  const file = parseContent('content/work/wall/job.yaml', stringify(value));
  return checkJobTexts([{ slug: 'wall', file, value }]);
}

it('are the words of a job in another order', () => {
  expect(told({})).toEqual([]);
});

it('names the line of every text with another figure', () => {
  const photographs = [{ file: 'a.jpg', alt: { en: 'A board over 3 shops', hi: 'दुकानों पर बोर्ड' } }];
  const place = { en: 'Near bus stand 2', hi: 'बस स्टैंड 3 के पास' };
  const text = { en: 'A board of 20 ft.', hi: '2 फुट का बोर्ड।' };
  expect(told({ place, text, photographs })).toEqual([
    {
      file: 'content/work/wall/job.yaml',
      line: 3,
      path: ['place', 'hi'],
      reason: 'has 3, but 2 in place.en',
    },
    expect.objectContaining({ path: ['text', 'hi'], reason: 'has 2, but 20 in text.en' }),
    expect.objectContaining({
      path: ['photographs', 0, 'alt', 'hi'],
      reason: 'has no figure or link, but 3 in alt.en',
    }),
  ]);
});
