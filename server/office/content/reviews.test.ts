import { expect, it } from 'vitest';
import { reviewsIn } from './reviews.ts';

const client = { name: 'Irshad A.', text: 'People ask for tiles now.' };
const textOf = (fields: object) => JSON.stringify(fields).replace(/"(\w+)":/g, '$1: ');

it.each([
  ['of a district', { review: { ...client, business: 'Tiles, Siwan' } }, ['review']],
  [
    'of a page',
    { sections: [{ title: 'A' }, { type: 'testimonials', items: [{ ...client, company: 'B' }] }] },
    ['sections', 1, 'items', 0],
  ],
  [
    'of districts without one',
    { district: { genericReview: { ...client, business: 'A shop' } } },
    ['district', 'genericReview'],
  ],
])('finds the review %s', (name, fields, path) => {
  const text = textOf(fields).replace('"testimonials"', 'testimonials');
  expect(reviewsIn(name, text)).toEqual([{ ...client, path }]);
});

it('finds a new review once the file has changed, and none in other files', () => {
  const withName = (name: string) => textOf({ review: { ...client, name, business: 'Tiles' } });
  expect(reviewsIn('a', withName('One'))).toMatchObject([{ name: 'One' }]);
  expect(reviewsIn('a', withName('Two'))).toMatchObject([{ name: 'Two' }]);
  expect(reviewsIn('b', textOf({ chat: { ...client, business: 'None' } }))).toEqual([]);
});

it('finds none in a file with merge conflicts', () => {
  const text = `<<<<<<< HEAD\n${textOf({ review: { ...client, business: 'Tiles' } })}\n=======\n`;
  expect(reviewsIn('c', text)).toEqual([]);
});
