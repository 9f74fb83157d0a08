import type { Job, SiteContent } from '#src/content/site.ts';

/** Name of the district or branch where a job stands; none where the language leaves its page out. */
export const placeOf = (
  { district }: Pick<Job, 'district'>,
  { branches, districts }: SiteContent,
): string[] =>
  [...districts, ...branches].filter(({ slug }) => slug === district).map(({ name }) => name);
