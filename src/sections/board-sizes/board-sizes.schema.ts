import { z } from 'astro/zod';
import { entries, line, serviceName } from '../../content/text.schema.ts';

const feet = z.number().int().min(2).max(100);

/** Sizes of boards, drawn to one scale, and what printing each costs at the rate of the catalogue. */
export const boardSizesSchema = z.strictObject({
  type: z.literal('board-sizes'),
  title: line(70, 'Heading'),
  lead: line(240, 'Sentence under the heading', 20),
  from: serviceName('Name of the row in catalogue.yaml that is priced by the square foot'),
  rent: line(240, 'What is said of the rent of the site', 20),
  sizes: entries(2, 6, {
    width: feet.describe('Width in feet'),
    height: feet.describe('Height in feet'),
    text: line(60, 'Where such a board stands'),
  }),
});
