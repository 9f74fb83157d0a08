import { graphemesOf, letterCount } from '#contract/graphemes.ts';

/** The most graphemes that are legible from the road. */
export const maxLetters = 40;

const gaps = /[\s\p{Z}]+/gu;

/** Control, format, private-use and surrogate characters, except the two joiners, which Devanagari needs. */
const unpaintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** No language puts more than five marks on a letter; joiners between them do not count as letters. */
const stackedMarks = /([\p{M}\u200c\u200d]{5})[\p{M}\u200c\u200d]+/gu;

/** Not a joiner, variation selector, filler, space or Braille blank. */
const visibleCharacter = /[^\p{DI}\u2800 ]/u;

/** NFC, single spaces, no control characters, no stacked marks. */
const plainName = (typed: string) =>
  typed
    .normalize('NFC')
    .replace(gaps, ' ')
    .replace(unpaintable, '')
    .replace(stackedMarks, '$1')
    .trim();

/** Whether a name has more letters than are painted. The first segmentation is slow, so short names skip it. */
const isLong = (plain: string) => plain.length > maxLetters && letterCount(plain) > maxLetters;

/** Whether `cleanName` cuts a typed name. */
export const isTooLong = (typed: string): boolean => isLong(plainName(typed));

/** Makes a typed name fit to paint, with at most 40 letters. Empty if nothing would be visible. */
export function cleanName(typed: string): string {
  const plain = plainName(typed);
  const name = isLong(plain) ? graphemesOf(plain).slice(0, maxLetters).join('').trim() : plain;
  return visibleCharacter.test(name) ? name : '';
}
