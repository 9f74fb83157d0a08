import { expect, it } from 'vitest';
import { jobSchema } from './job.schema.ts';

const job = {
  sample: false,
  format: 'hoarding',
  district: 'siwan',
  place: { en: 'Near bus stand 2', hi: 'बस स्टैंड 2 के पास' },
  size: { width: 20, height: 10 },
  month: '2026-08',
  text: { en: 'A board of 20 ft over a shop.', hi: 'दुकान के ऊपर 20 फुट का बोर्ड।' },
  consent: 'Asha Kumari, by WhatsApp, 3 August 2026',
  photographs: [
    { file: 'a.jpg', alt: { en: 'A board over 3 shops', hi: '3 दुकानों के ऊपर लगा हुआ बोर्ड' } },
  ],
};

const mistakesIn = (changes: object) =>
  jobSchema(['en', 'hi'], ['siwan', 'kolkata'])
    .safeParse({ ...job, ...changes })
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

it.each(['siwan', 'kolkata'])('takes a job in %s', (district) => {
  expect(mistakesIn({ district })).toBeUndefined();
});

it('names a district or branch without a file', () => {
  expect(mistakesIn({ district: 'sivan' })).toEqual([
    'district: must be the file name of a district or branch',
  ]);
});

it('names every translation with another figure', () => {
  const photographs = [
    { file: 'a.jpg', alt: { en: 'A board over 3 shops', hi: 'दुकानों के ऊपर लगा हुआ बोर्ड' } },
  ];
  const place = { en: 'Near bus stand 2', hi: 'बस स्टैंड 3 के पास' };
  const text = { en: 'A board of 20 ft over a shop.', hi: 'दुकान के ऊपर 2 फुट का बोर्ड।' };
  expect(mistakesIn({ place, text, photographs })).toEqual([
    'place.hi: has 3, but 2 in content/en',
    'text.hi: has 2, but 20 in content/en',
    'photographs.0.alt.hi: lacks 3, which is in content/en: write numbers as digits',
  ]);
});

it('names a month in the future', () => {
  expect(mistakesIn({ month: '2099-12' })).toEqual(['month: must not be in the future']);
});

it('names a semicolon in Hindi', () => {
  const place = { en: 'Near bus stand 2', hi: 'बस स्टैंड 2; दुकान' };
  expect(mistakesIn({ place })).toEqual([expect.stringMatching(/^place\.hi: has a semicolon/)]);
});
