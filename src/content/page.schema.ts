import { z } from 'astro/zod';
import { beforeLaunch } from '#contract/before-launch.ts';
import { isHeadlineSection, sectionSchema } from './section.schema.ts';
import { line, list } from './text.schema.ts';

const keywords = list(2, 8, line(50, 'Search phrase')).describe('Phrases people search for');

/** A page: content/{language}/pages/{path}.yaml; index.yaml is the home page. */
export const pageSchema = z.strictObject({
  title: line(65, 'Title in search results; also in the browser tab, 50 to 60 characters', 30),
  description: line(165, 'Description in search results; 140 to 160 characters', 70),
  keywords,
  breadcrumb: line(40, 'Short name of the page; in breadcrumbs and link previews'),
  service: line(80, 'Kind of service; for search engines, only on service pages').optional(),
  hidden: z
    .boolean()
    .describe('Hidden from search; true keeps the page out of search engines and the sitemap')
    .default(false),
  beforeLaunch,
  sections: list(1, 14, sectionSchema).refine(
    (sections) => sections.filter(isHeadlineSection).length === 1,
    'a page has exactly one headline: a hero, budget, paint, rate-card, checkout or payment-status section',
  ),
});

/** A place outside Bihar, at /locations/{slug}: content/{language}/branches/{slug}.yaml. */
export const branchSchema = pageSchema.extend({
  name: line(20, 'City'),
  state: line(20, 'State or region; the second line of its card'),
});

/** The front matter of a policy: content/{language}/policies/{path}.md. */
export const policySchema = z.strictObject({
  title: line(65, 'Title in search results; also in the browser tab', 30),
  description: line(165, 'Description in search results', 70),
  keywords,
  breadcrumb: line(40, 'Heading of the page and its short name'),
  beforeLaunch,
  effective: z.iso.date().describe('Effective date; such as 2025-08-29'),
  showsSeller: z
    .boolean()
    .default(false)
    .describe('Seller at the end; shows who sells, and who answers complaints'),
  showsPeriods: z
    .boolean()
    .default(false)
    .describe(
      'Periods at the end; shows how long details are kept, once the owner has confirmed it',
    ),
});

/** A parsed page. */
export type Page = z.infer<typeof pageSchema>;
/** A parsed branch. */
export type Branch = z.infer<typeof branchSchema>;
/** Parsed front matter of a policy. */
export type Policy = z.infer<typeof policySchema>;
