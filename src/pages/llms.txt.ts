import type { APIRoute } from 'astro';
import { defaultLanguage, loadSite } from '#src/content/site.ts';
import { summaryOf } from '#src/search/summary.ts';

export const GET: APIRoute = async () => new Response(summaryOf(await loadSite(defaultLanguage)));
