import { expect, it } from 'vitest';
import { blocksOf, factsOf } from './facts.ts';

it.each([
  ['Plain words of {brand}.', ''],
  ['Boards of 20 × 10 ft from ₹1,20,000, in 2.5 hours.', '10 2.5 20 ₹1,20,000'],
  ['Pay {price} for {service}', '{price} {service}'],
  [
    'Write to name@example.com। Or see https://example.com/a-b.',
    'https://example.com/a-b name@example.com',
  ],
  ['See [contact](/contact) and [that](https://example.com).', '](/contact ](https://example.com'],
  ['50% of 3 lakh+ in 100 days', '100 3 lakh+ 50%'],
  ['₹4Cr+ and 38B+ views, 5 branches', '38 billion+ 5 ₹4 crore+'],
  ['5\nCrores, not 5 crossings', '5 5 crore'],
  ['लाख की चूड़ी, 3 लाखवाँ, 3 लाख।', '3 3 lakh'],
  ['## Days\n- one\n- two\n| a | b |', '## - - |'],
])('%j has %s', (text, facts) => {
  expect(factsOf(text).join(' ')).toBe(facts);
});

it('is the same in another order of words', () => {
  expect(factsOf('7 दिन में 50%')).toEqual(factsOf('50% within 7 days'));
});

it.each([
  ['3 lakh+', '3 लाख+'],
  ['₹4Cr, ₹100 crore, 2 crores', '₹4 करोड़, ₹100 करोड़, 2 करोड़'],
  ['38B+ views, 2 billion', '38 अरब+ व्यू, 2 अरब'],
  ['5 thousand shops', '5 हज़ार दुकानें'],
])('%j is %j', (english, hindi) => {
  expect(factsOf(hindi)).toEqual(factsOf(english));
});

it.each([
  ['50%', '50'],
  ['500+', '500'],
  ['3 lakh', '3 करोड़'],
  ['38B', '38'],
])('%j is not %j', (english, hindi) => {
  expect(factsOf(hindi)).not.toEqual(factsOf(english));
});

it('finds the blocks of Markdown with their lines', () => {
  expect(blocksOf('\n\n## A\n\ntext\nmore\n \n- b\n')).toEqual([
    { line: 3, text: '## A' },
    { line: 5, text: 'text\nmore' },
    { line: 8, text: '- b' },
  ]);
});
