import type { MiddlewareHandler } from 'astro';
import { linkElsewhere } from './routing/link-elsewhere.ts';
import type { Translation } from './routing/translations.ts';

/** Astro's hook around every file that is rendered; pages name what other languages have (`elsewhere`). */
export const onRequest: MiddlewareHandler = async ({ props }, next) => {
  const response = await next();
  const { elsewhere } = props as { elsewhere?: Map<string, Translation> };
  if (!elsewhere?.size) return response;
  return new Response(linkElsewhere(await response.text(), elsewhere), response);
};
