import { line, section } from '../../content/text.schema.ts';

/** Cards of all districts; rows come from the districts collection. */
export const districtGridSchema = section('district-grid', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
});
