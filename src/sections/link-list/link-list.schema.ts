import { entries, line, path, section } from '../../content/text.schema.ts';

/** A set of plain links, such as the fifteen districts of the Bihar overview. */
export const linkListSchema = section('link-list', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  links: entries(2, 20, { label: line(60, 'Text of the link'), to: path }),
});
