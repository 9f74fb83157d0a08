import type { APIRoute, GetStaticPaths } from 'astro';
import type { Site } from '#src/content/site.ts';
import { type Audience, audiences, greetingsOf } from '#src/layout/chat/greetings.tsx';
import { loadSites } from '#src/site/load-site.ts';

export const getStaticPaths = (async () => {
  const sites = await loadSites();
  return sites.flatMap((site) =>
    audiences.map((audience) => ({
      params: { audience, language: site.language },
      props: { audience, site },
    })),
  );
}) satisfies GetStaticPaths;

/** Greetings of the chat prompt. */
export const GET: APIRoute<{ audience: Audience; site: Site }> = ({ props }) =>
  Response.json(greetingsOf(props.site, props.audience));
