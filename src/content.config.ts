import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { sitesLoader } from '#src/site/sites-loader.ts';
import type { StoredSite } from './content/site.ts';

/** The content as Astro reads it. */
export const collections = {
  sites: defineCollection({ loader: sitesLoader, schema: z.custom<StoredSite>() }),
};
