import { graphemesOf } from '#contract/graphemes.ts';
import type { District } from '#src/content/district.schema.ts';

/**
 * What stands for a district where its name has no room: its own `short`, or the first `letters` of one
 * word, the initials of several. No two of the map are alike (content/check-content.ts).
 */
export function shortName(
  { name, short }: Pick<District, 'name' | 'short'>,
  letters: number,
): string {
  const words = name.split(' ');
  const taken = words.length > 1 ? 1 : letters;
  return short ?? words.map((word) => graphemesOf(word).slice(0, taken).join('')).join('');
}
