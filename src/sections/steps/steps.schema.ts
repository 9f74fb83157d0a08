import { entries, line, section } from '../../content/text.schema.ts';

/** Steps of a process or chapters of a story, joined by a running stitch. */
export const stepsSchema = section('steps', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  items: entries(3, 8, {
    mark: line(10, 'Year, day or number shown on the stitch', 1).optional(),
    title: line(60, 'Short heading'),
    text: line(320, 'What happens', 20),
  }),
});
