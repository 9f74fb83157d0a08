/** How many words in a row make a shingle. */
const length = 5;

/** Of words in any script; \b knows Latin ones alone. */
const letter = '[\\p{L}\\p{M}\\p{N}]';

/** Replaces the names in a text by one token, so that only other words tell texts apart. */
export function withoutNames(text: string, names: string[]): string {
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const [before, after] = [`(?<!${letter})`, `(?!${letter})`];
  return text.replace(new RegExp(`${before}(?:${longestFirst.join('|')})${after}`, 'giu'), 'NAME');
}

/** The runs of five words of a text, each once. */
export function shinglesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const starts = Array.from(
    { length: Math.max(0, words.length - length + 1) },
    (_, index) => index,
  );
  return new Set(starts.map((start) => words.slice(start, start + length).join(' ')));
}

/** Jaccard similarity of two sets: 0 for nothing in common, 1 for the same. */
export function similarity(a: Set<string>, b: Set<string>): number {
  const both = a.intersection(b).size;
  return both === 0 ? 0 : both / (a.size + b.size - both);
}
