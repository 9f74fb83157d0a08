import type { APIRoute } from 'astro';
import { homesOfSites } from '#src/content/load-site.ts';
import type { Site } from '#src/content/site.ts';
import { llmsTxtOf } from '#src/search/llms-txt.ts';

export const getStaticPaths = homesOfSites;

export const GET: APIRoute<{ site: Site }> = ({ props }) => new Response(llmsTxtOf(props.site));
