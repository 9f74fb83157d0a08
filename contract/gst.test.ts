import { expect, it } from 'vitest';
import { gstPercentOf, gstSchema } from './gst.ts';

const registered = {
  registered: true,
  number: '27AAPFU0939F1ZV',
  rate: 18,
  placeOfSupply: 'Bihar',
};

it('charges nothing unless the agency is registered', () => {
  expect(gstPercentOf(gstSchema.parse(undefined))).toBe(0);
  expect(gstPercentOf(gstSchema.parse({ registered: false }))).toBe(0);
  expect(gstPercentOf(gstSchema.parse(registered))).toBe(18);
});

it.each([0.25, 5, 40])('takes a rate of %d per cent', (rate) => {
  expect(gstPercentOf(gstSchema.parse({ ...registered, rate }))).toBe(rate);
});

it.each([
  { number: '27AAPFU0939F1ZX' },
  { number: undefined },
  { rate: 0 },
  { rate: 41 },
  { rate: 0.3 },
  { rate: '18' },
  { placeOfSupply: undefined },
  { registered: false },
  { registered: 'yes' },
])('refuses %o', (changes) => {
  expect(gstSchema.safeParse({ ...registered, ...changes }).success).toBe(false);
});
