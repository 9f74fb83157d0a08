import { graphemesOf } from '#contract/graphemes.ts';
import type { District } from '#src/content/district.schema.ts';

/**
 * Abbreviation of a district, unique on the map: its `short`, the first `letters` of one word, or the initials
 * of several.
 */
export function shortName({ name, short }: Pick<District, 'name' | 'short'>, letters: number) {
  const words = name.split(' ');
  const taken = words.length > 1 ? 1 : letters;
  return short ?? words.map((word) => graphemesOf(word).slice(0, taken).join('')).join('');
}
