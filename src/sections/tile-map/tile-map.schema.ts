import { z } from 'astro/zod';
import { line, slug } from '../../content/text.schema.ts';

/** Bihar in tiles: the 38 districts as a cartogram of links (docs/product.md, Design). */
export const tileMapSchema = z.strictObject({
  type: z.literal('tile-map'),
  title: line(70, 'Heading'),
  lead: line(300, 'Sentence under the heading', 20),
  highlighted: slug.describe('Slug of the district whose tile is highlighted').optional(),
});
