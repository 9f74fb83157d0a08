import { type Catalogue, catalogueSchema } from '../catalogue.ts';
import { defaultContent } from '../default-language.ts';
import { gstPercentOf, gstSchema } from '../gst.ts';
import { type PaymentLabels, paymentLabelsSchema } from '../payment-labels.ts';
import { brandSchema, readContent } from './read-content.ts';

/** Of agency.yaml, the server needs these fields alone. */
const agencySchema = brandSchema.extend({ gst: gstSchema });

/** The content that the server takes payments by. Throws a ContentError that names every mistake. */
export function readCheckoutContent(folder = defaultContent): {
  catalogue: Catalogue;
  gstPercent: number;
  labels: PaymentLabels;
} {
  const schemas = {
    agency: agencySchema,
    catalogue: catalogueSchema,
    payment: paymentLabelsSchema,
  };
  const { agency, catalogue, payment: labels } = readContent(folder, schemas);
  return { catalogue, gstPercent: gstPercentOf(agency.gst), labels };
}
