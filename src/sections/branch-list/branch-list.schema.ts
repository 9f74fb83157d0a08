import { line, section } from '../../content/text.schema.ts';

/** Links to the branches outside Bihar; rows come from the branches collection. */
export const branchListSchema = section('branch-list', {
  lead: line(240, 'Sentence under the heading', 20),
});
