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
    adSpend: line(24, 'Monthly budget paid to Google or Meta (PPC only)').optional(),
    popular: z.boolean().describe('Exactly one package of a page is the popular one'),
    features: list(4, 8, line(90, 'One thing that is included')),
  }).refine((items) => items.filter((item) => item.popular).length === 1, {
    message: 'exactly one package must be popular',
  }),
});
