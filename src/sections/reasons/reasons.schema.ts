import { entries, line, list, section } from '../../content/text.schema.ts';

/** Why choose us: headings with short points. */
export const reasonsSchema = section('reasons', {
  items: entries(2, 5, {
    title: line(50, 'Reason'),
    points: list(1, 5, line(140, 'One fact that supports it', 10)),
  }),
});
