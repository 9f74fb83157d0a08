import { z } from 'astro/zod';
import { beforeLaunch } from '#contract/before-launch.ts';
import { isHeadlineSection, type PageSection, sectionSchema } from './section.schema.ts';
import { line, list, path } from './text.schema.ts';

const keywords = list(2, 8, line(50, 'Search phrase')).describe('Phrases people search for');

const pageFields = z.strictObject({
  title: line(65, 'Title in search results and the browser tab, 50 to 60 characters', 30),
  description: line(165, 'Description in search results, 140 to 160 characters', 70),
  keywords,
  breadcrumb: line(40, 'Short name of the page in breadcrumbs and link previews'),
  service: line(80, 'Kind of service for structured data; set it on service pages').optional(),
  aliases: z.array(path).describe('Further addresses that show this page').default([]),
  hidden: z.boolean().describe('true keeps the page out of search and the sitemap').default(false),
  beforeLaunch,
  sections: list(1, 14, sectionSchema),
});

const oneHeadline = (page: { sections: PageSection[] }) =>
  page.sections.filter(isHeadlineSection).length === 1;

const headlineRule = {
  path: ['sections'],
  message:
    'a page has exactly one section that holds its h1: hero, budget or paint, or on their own pages checkout or payment-status',
};

/** A marketing page: content/{language}/pages/{path}.yaml; index.yaml is the home page. */
export const pageSchema = pageFields.refine(oneHeadline, headlineRule);

/** A place outside Bihar: content/{language}/branches/{slug}.yaml, shown at /locations/{slug}. */
export const branchSchema = pageFields
  .extend({
    name: line(20, 'City'),
    state: line(20, 'State or region; the second line of its card'),
  })
  .refine(oneHeadline, headlineRule);

/** Static policy text in Markdown: content/{language}/policies/{path}.md. */
export const policySchema = z.strictObject({
  title: line(65, 'Title in search results and the browser tab', 30),
  description: line(165, 'Description in search results', 70),
  keywords,
  breadcrumb: line(40, 'Heading of the page and its short name'),
  beforeLaunch,
  effective: z.iso.date().describe('Date from which the policy holds, 2025-08-29'),
  showsSeller: z
    .boolean()
    .default(false)
    .describe('Whether it ends with who sells, and who answers complaints'),
});

/** A marketing page: content/{language}/pages/*.yaml. */
export type Page = z.infer<typeof pageSchema>;
/** A branch page: content/{language}/branches/*.yaml. */
export type Branch = z.infer<typeof branchSchema>;
/** The head of a policy; its text is Markdown. */
export type Policy = z.infer<typeof policySchema>;
