import { action, line, section } from '../../content/text.schema.ts';

/** The printed card of every priced service; rows come from catalogue.yaml. */
export const rateCardSchema = section('rate-card', {
  lead: line(240, 'Sentence under the heading', 20),
  disclaimer: line(400, 'GST and third-party costs', 20),
  action,
});
