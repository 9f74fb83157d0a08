import type { District } from '#src/content/district.schema.ts';
import type { Entry } from '#src/content/site.ts';

type Named = Pick<Entry<District>, 'slug' | 'name' | 'short'>;

/** The first three letters of one word, the initials of several. */
function initialsOf(name: string): string {
  const words = name.split(' ');
  return words.map((word) => word.slice(0, words.length > 1 ? 1 : 3)).join('');
}

/**
 * What stands for each district, by slug, where its name has no room: its own `short` or its first
 * letters. Throws an Error where two districts have the same.
 */
export function abbreviations(districts: Named[]): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { slug, name, short = initialsOf(name) } of districts) {
    const other = owners.get(short);
    if (other) {
      throw new Error(
        `districts: ${other} and ${slug} are both "${short}" on a phone; give one of them a "short"`,
      );
    }
    owners.set(short, slug);
  }
  return new Map([...owners].map(([short, slug]) => [slug, short]));
}
