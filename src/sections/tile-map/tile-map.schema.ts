import { line, section, slug } from '../../content/text.schema.ts';

/** Bihar in tiles: the 38 districts as a cartogram of links (docs/product.md, Design). */
export const tileMapSchema = section('tile-map', {
  lead: line(300, 'Sentence under the heading', 20),
  highlighted: slug.describe('Slug of the district whose tile is highlighted').optional(),
});
