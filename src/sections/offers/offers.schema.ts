import { z } from 'astro/zod';
import { line, list, section, titledText } from '../../content/text.schema.ts';

/** What is included: services, features, benefits or campaign types. */
export const offersSchema = section('offers', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  layout: z
    .enum(['posters', 'ledger', 'strip'])
    .describe(
      'posters: sheets of uneven size; ledger: numbered ruled rows; strip: short two-column list',
    ),
  items: list(2, 8, titledText),
});
