const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text as readers count them: in Devanagari a consonant and its vowel sign are one. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);

/** How many letters readers count in a text. */
export const letterCount = (text: string): number => graphemesOf(text).length;

/** Whether a text has letters or signs of Devanagari. */
export const hasDevanagari = (text: string): boolean => /\p{scx=Deva}/u.test(text);
