import { entries, line, section } from '../../content/text.schema.ts';

/** Big numbers on halftone dots. */
export const figuresSchema = section('figures', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  items: entries(2, 8, {
    value: line(10, 'The number as it is painted, such as ₹4Cr+', 1),
    label: line(60, 'What it counts'),
  }),
});
