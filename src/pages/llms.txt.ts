import type { APIRoute } from 'astro';
import { loadSite } from '#src/content/load-site.ts';
import { llmsTxtOf } from '#src/search/llms-txt.ts';

export const GET: APIRoute = async () => new Response(llmsTxtOf(await loadSite()));
