import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { PageSection } from '#src/sections/section.schema.ts';
import type { SiteContent } from './site.ts';

/** A person whom the content quotes or shows, and where. */
type Named = Omit<ContentMistake, 'reason'> & { name: string };

/** The clients, candidates and signatures in the sections of a page. */
const namesIn = (file: string, sections: PageSection[]): Named[] =>
  sections.flatMap((section, place) => {
    if (section.type === 'statements' && section.signature) {
      const { name } = section.signature;
      return [{ file, path: ['sections', place, 'signature', 'name'], name }];
    }
    if (section.type !== 'testimonials' && section.type !== 'candidates') return [];
    return section.items.map(({ name }, index) => ({
      file,
      path: ['sections', place, 'items', index, 'name'],
      name,
    }));
  });

/** Names of people that stand twice: a visitor who meets one again believes neither. */
export function checkNames({ pages, branches, districts }: SiteContent): ContentMistake[] {
  const people: Named[] = [
    ...pages.flatMap(({ slug, sections }) => namesIn(`pages/${slug}.yaml`, sections)),
    ...branches.flatMap(({ slug, sections }) => namesIn(`branches/${slug}.yaml`, sections)),
    ...districts.flatMap(({ slug, review }) =>
      review ? { file: `districts/${slug}.yaml`, path: ['review', 'name'], name: review.name } : [],
    ),
  ];
  const first = new Map<string, Named>();
  return people.flatMap(({ name, ...place }) => {
    const known = first.get(name.toLowerCase());
    first.set(name.toLowerCase(), known ?? { name, ...place });
    return known
      ? { ...place, reason: `has the name ${name}, which is also in ${known.file}` }
      : [];
  });
}
