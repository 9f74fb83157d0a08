import { z } from 'astro/zod';
import { entries, line, list, rupees, section } from '../../content/text.schema.ts';

/** Three to five packages of a service page; each button opens WhatsApp. */
export const packagesSchema = section('packages', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  service: line(60, 'Service named in the prefilled chat text'),
  items: entries(3, 5, {
    name: line(30, 'Name of the package'),
    price: rupees,
    period: z.enum(['per month', 'one-time']).describe('How the price is charged'),
    adSpend: z
      .strictObject({
        amount: rupees,
        orMore: z.boolean().default(false).describe('Shown with a plus sign'),
      })
      .optional()
      .describe('Monthly budget that the client pays to Google or Meta (PPC only)'),
    popular: z.boolean().describe('Exactly one package of a page is the popular one'),
    features: list(4, 8, line(90, 'One thing that is included')),
  }).refine((items) => items.filter((item) => item.popular).length === 1, {
    message: 'exactly one package must be popular',
  }),
});
