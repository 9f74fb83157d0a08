import { graphemesOf } from '#contract/graphemes.ts';

/** More letters than this, as a reader counts them, do not fit on a board that is read from the road. */
const mostLetters = 40;

const gaps = /[\s\p{Z}]+/gu;

/** Control and direction signs, private and broken ones; Devanagari is written with the two joiners. */
const unpaintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** No language sets more than five marks on a letter; a joiner between them hides none. */
const tower = /([\p{M}\u200c\u200d]{5})[\p{M}\u200c\u200d]+/gu;

/** A sign that is seen: not a joiner, variation selector, filler, space or the blank of Braille. */
const ink = /[^\p{DI}\u2800 ]/u;

/**
 * A name as it was typed, made fit to paint: composed, with single spaces, without what steers text
 * instead of showing it, without towers of accents, and of 40 letters at most. Empty where nothing
 * would be seen of it.
 */
export function cleanName(typed: string): string {
  const plain = typed
    .normalize('NFC')
    .replace(gaps, ' ')
    .replace(unpaintable, '')
    .replace(tower, '$1')
    .trim();
  // What is short anyway is not counted, as in balance-lines.ts.
  const isLong = plain.length > mostLetters;
  const name = isLong ? graphemesOf(plain).slice(0, mostLetters).join('').trim() : plain;
  return ink.test(name) ? name : '';
}
