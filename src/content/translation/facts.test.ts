import { expect, it } from 'vitest';
import { blocksOf, factsOf } from './facts.ts';

it.each([
  ['Plain words of {brand}.', 'no figure or link'],
  ['Boards of 20 × 10 ft from ₹1,20,000, in 2.5 hours.', '10 2.5 20 ₹1,20,000'],
  ['Pay {price} for {service}', '{price} {service}'],
  [
    'Write to name@example.com। Or see https://example.com/a-b.',
    'https://example.com/a-b name@example.com',
  ],
  ['See [contact](/contact) and [that](https://example.com).', '](/contact ](https://example.com'],
  ['## Days\n- one\n- two\n| a | b |', '## - - |'],
])('%j has %s', (text, facts) => {
  expect(factsOf(text)).toBe(facts);
});

it('is the same in another order of words', () => {
  expect(factsOf('7 दिन में 50%')).toBe(factsOf('50% within 7 days'));
});

it('finds the blocks of Markdown with their lines', () => {
  expect(blocksOf('\n\n## A\n\ntext\nmore\n \n- b\n')).toEqual([
    { line: 3, text: '## A' },
    { line: 5, text: 'text\nmore' },
    { line: 8, text: '- b' },
  ]);
});
