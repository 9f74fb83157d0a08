import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import type { StoredSite } from './content/site.ts';
import { sitesLoader } from './content/sites-loader.ts';

/** The content as Astro reads it. */
export const collections = {
  sites: defineCollection({ loader: sitesLoader, schema: z.custom<StoredSite>() }),
};
