/** Made when it is first needed: that takes a phone 70 ms. */
let segmenter: Intl.Segmenter | undefined;

/**
 * The letters of a text as readers count them: in Devanagari a consonant and its vowel sign are one.
 * Where the browser cannot tell, as an older one, each sign counts.
 */
export function graphemesOf(text: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(text);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many letters readers count in a text. */
export const letterCount = (text: string): number => graphemesOf(text).length;

/** Whether a text has letters or signs of Devanagari. */
export const hasDevanagari = (text: string): boolean => /\p{scx=Deva}/u.test(text);
