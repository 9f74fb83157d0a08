import { action, entries, line, path, section, serviceName } from '../../content/text.schema.ts';

/** Painted list of services, each a link; a starting price is looked up in the catalogue. */
export const serviceBoardSchema = section('service-board', {
  lead: line(240, 'Sentence under the heading', 20).optional(),
  items: entries(3, 12, {
    title: line(40, 'Name of the service'),
    text: line(140, 'One sentence', 15),
    to: path,
    from: serviceName('Name of a row in catalogue.yaml; shows its price as "from"').optional(),
  }),
  action: action.describe('Button below the list').optional(),
});
