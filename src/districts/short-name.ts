import type { District } from '#src/content/district.schema.ts';

/**
 * What stands for a district where its name has no room: its own `short`, or the first three letters
 * of one word, the initials of several. No two of the map are alike (content/check-content.ts).
 */
export function shortName({ name, short }: Pick<District, 'name' | 'short'>): string {
  const words = name.split(' ');
  return short ?? words.map((word) => word.slice(0, words.length > 1 ? 1 : 3)).join('');
}
