import { z } from 'astro/zod';
import { entries, line } from '../../content/text.schema.ts';

/** The places we work on: platforms and what each is good for. */
export const platformsSchema = z.strictObject({
  type: z.literal('platforms'),
  title: line(70, 'Heading'),
  items: entries(3, 8, { name: line(30, 'Platform'), text: line(120, 'What it is good for', 10) }),
});
