import { searchText } from '#contract/search-text.ts';

/** Longest part of a word that is indexed, in characters; a name is cut, not refused. */
const longestWord = 40;

/** The words of a name by which an order is found, as searches compare them, each once. */
export function nameWords(name: string): string[] {
  const words = searchText(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => [...word].slice(0, longestWord).join('')))];
}
