import { type Catalogue, catalogueSchema } from '../catalogue.ts';
import { defaultContent } from '../default-language.ts';
import { type PaymentLabels, paymentLabelsSchema } from '../payment-labels.ts';
import { readContent } from './read-content.ts';

/** The content that the server takes payments by. Throws a ContentError that names every mistake. */
export function readCheckoutContent(folder = defaultContent): {
  catalogue: Catalogue;
  labels: PaymentLabels;
} {
  const schemas = { catalogue: catalogueSchema, payment: paymentLabelsSchema };
  const { catalogue, payment: labels } = readContent(folder, schemas);
  return { catalogue, labels };
}
