import { line, section } from '../../content/text.schema.ts';

/** All jobs of content/work, to be filtered by kind and place; nothing where there are none. */
export const jobListSchema = section('job-list', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
});
