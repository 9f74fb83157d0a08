import { existsSync } from 'node:fs';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { SiteContent } from '#src/content/site.ts';

/** Recordings that a page names and that are not in this folder. */
export function checkRecordings(
  { pages, branches }: Pick<SiteContent, 'pages' | 'branches'>,
  folder = 'public/audio',
): ContentMistake[] {
  const files = [
    ...pages.map(({ slug, sections }) => ({ file: `pages/${slug}.yaml`, sections })),
    ...branches.map(({ slug, sections }) => ({ file: `branches/${slug}.yaml`, sections })),
  ];
  return files.flatMap(({ file, sections }) =>
    sections.flatMap((section, place) => {
      if (section.type !== 'recording' || existsSync(`${folder}/${section.file}`)) return [];
      const reason = `there is no ${folder}/${section.file}`;
      return [{ file, path: ['sections', place, 'file'], reason }];
    }),
  );
}
