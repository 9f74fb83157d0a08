import type { APIRoute } from 'astro';
import type { Site } from '#src/content/site.ts';
import { llmsTxtOf } from '#src/site/llms-txt.ts';
import { homesOfSites } from '#src/site/load-site.ts';

export const getStaticPaths = homesOfSites;

export const GET: APIRoute<{ site: Site }> = ({ props }) => new Response(llmsTxtOf(props.site));
