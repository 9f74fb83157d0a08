import type { APIRoute, GetStaticPaths } from 'astro';
import { loadSites } from '#src/content/load-site.ts';
import type { Site } from '#src/content/site.ts';
import { budgetData } from '#src/features/budget/budget-data.ts';
import type { SectionOf } from '#src/sections/section.ts';

/** The first section of its kind in a language: it has a page of its own. */
const budgetOf = ({ pages }: Site) =>
  pages
    .flatMap(({ sections }) => sections)
    .find((section): section is SectionOf<'budget'> => section.type === 'budget');

export const getStaticPaths = (async () => {
  const sites = await loadSites();
  return sites.flatMap((site) => {
    const section = budgetOf(site);
    return section ? { params: { language: site.language }, props: { section, site } } : [];
  });
}) satisfies GetStaticPaths;

/** What the script of the budget page works with, in one language (src/features/budget/budget-data.ts). */
export const GET: APIRoute<{ section: SectionOf<'budget'>; site: Site }> = ({ props }) =>
  Response.json(budgetData(props.section, props.site));
