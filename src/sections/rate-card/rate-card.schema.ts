import { z } from 'astro/zod';
import { action, line } from '../../content/text.schema.ts';

/** The printed card of every priced service; rows come from catalogue.yaml. */
export const rateCardSchema = z.strictObject({
  type: z.literal('rate-card'),
  title: line(70, 'Heading'),
  lead: line(240, 'Sentence under the heading', 20),
  disclaimer: line(400, 'GST and third-party costs', 20),
  action,
});
