/** Created on first use, because it takes a phone 70 ms. */
let segmenter: Intl.Segmenter | undefined;

/** The letters of a text: in Devanagari, a consonant and its vowel sign are one. Code points in old browsers. */
export function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The number of letters. Plain Latin text is not segmented: that takes most of the time of a check of all content. */
export const letterCount = (text: string): number =>
  /^[ -~]*$/.test(text) ? text.length : graphemesOf(text).length;

/** Whether a text contains Devanagari. */
export const hasDevanagari = (text: string): boolean => /\p{scx=Deva}/u.test(text);
