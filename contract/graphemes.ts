/** Older browsers have none. */
const segmenter =
  'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/**
 * The letters of a text as readers count them: in Devanagari a consonant and its vowel sign are one.
 * Where the browser cannot tell, each sign counts.
 */
export const graphemesOf = (text: string): string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : Array.from(text);

/** How many letters readers count in a text. */
export const letterCount = (text: string): number => graphemesOf(text).length;

/** Whether a text has letters or signs of Devanagari. */
export const hasDevanagari = (text: string): boolean => /\p{scx=Deva}/u.test(text);
