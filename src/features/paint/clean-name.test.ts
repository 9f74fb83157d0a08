import { expect, it } from 'vitest';
import { letterCount } from '#contract/graphemes.ts';
import { cleanName, isTooLong } from './clean-name.ts';

it.each([
  ['a name stays as it is', 'श्री गणेश मिष्ठान्न भंडार', 'श्री गणेश मिष्ठान्न भंडार'],
  ['spaces are single', '  Sudha\t\n Sweets\u00a0 ', 'Sudha Sweets'],
  ['control signs are dropped', 'A\u0000B\u0007C\u009d', 'ABC'],
  ['direction signs are dropped', '\u202eABC\u202c \u2066D\u2069\u200f\ufeff', 'ABC D'],
  ['joiners are kept', 'शक्\u200dति क्\u200cष', 'शक्\u200dति क्\u200cष'],
  ['private letters and halves of pairs are dropped', '\ue000A\ud800B', 'AB'],
  ['the parts of a letter are composed', 'Cafe\u0301', 'Café'],
  ['markup is text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a joined emoji stays whole', '👨‍👩‍👧 Store', '👨‍👩‍👧 Store'],
  ['nothing is left of spaces and signs', ' \u200e\u202d ', ''],
  ['nothing is left of a joiner', '\u200d', ''],
  ['nothing is left of variation selectors', '\ufe0f\u{e0100}', ''],
  ['nothing is left of blank letters', '\u115f\u1160 \u2800\u3164\uffa0', ''],
  ['nothing is left of blanks before the end', `${'\u2800'.repeat(40)}A`, ''],
  ['a blank letter between others stays', 'A\u2800B', 'A\u2800B'],
])('%s', (_, typed, painted) => {
  expect(cleanName(typed)).toBe(painted);
});

it('limits stacked marks, even with joiners between them', () => {
  expect(cleanName(`Z${'\u0335'.repeat(60)}a`)).toBe(`Z${'\u0335'.repeat(5)}a`);
  expect(cleanName(`Z${'\u200d\u0335'.repeat(60)}a`)).toHaveLength(7);
});

it('keeps 40 letters, counted as a reader does', () => {
  expect(cleanName('क्षि'.repeat(60))).toBe('क्षि'.repeat(40));
  expect(letterCount(cleanName('W'.repeat(300)))).toBe(40);
  expect(cleanName(`${'W'.repeat(39)} W`)).toBe('W'.repeat(39));
});

it.each([
  ['W'.repeat(40), false],
  ['क्षि'.repeat(40), false],
  [`  ${'W '.repeat(20)}\u202e`, false],
  ['W'.repeat(41), true],
  ['क्षि'.repeat(41), true],
])('%s is too long: %s', (typed, expected) => {
  expect(isTooLong(typed)).toBe(expected);
});
