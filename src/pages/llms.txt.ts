import type { APIRoute } from 'astro';
import { loadSite } from '#src/content/load-site.ts';
import { summaryOf } from '#src/search/summary.ts';

export const GET: APIRoute = async () => new Response(summaryOf(await loadSite()));
