import type { APIRoute, GetStaticPaths } from 'astro';
import { loadSites } from '#src/content/load-site.ts';
import type { Site } from '#src/content/site.ts';
import { greetingsOf } from '#src/layouts/chat/greetings.tsx';

export const getStaticPaths = (async () => {
  const sites = await loadSites();
  return sites.map((site) => ({ params: { language: site.language }, props: { site } }));
}) satisfies GetStaticPaths;

/** What the chat prompt says, in one language (src/layouts/chat/greetings.tsx). */
export const GET: APIRoute<{ site: Site }> = ({ props }) => Response.json(greetingsOf(props.site));
