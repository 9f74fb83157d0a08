import { z } from 'zod';
import { type Catalogue, catalogueSchema } from '../catalogue.ts';
import { defaultContent } from '../default-language.ts';
import { type PaymentLabels, paymentLabelsSchema } from '../payment-labels.ts';
import { checkFields } from './check-fields.ts';
import { readContentFile } from './content-file.ts';
import { throwMistakes } from './content-mistake.ts';

/** Of agency.yaml, the server needs the name alone. */
const brandSchema = z.object({ brand: z.string() });

/** The content that the server takes payments by. Throws a ContentError that names every mistake. */
export function readCheckoutContent(folder = defaultContent): {
  catalogue: Catalogue;
  labels: PaymentLabels;
} {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema, brand: string) =>
    checkFields(readContentFile(`${folder}/${name}.yaml`), schema, brand);
  const agency = read('agency', brandSchema, '');
  const brand = agency.value?.brand ?? '';
  const catalogue = read('catalogue', catalogueSchema, brand);
  const labels = read('payment', paymentLabelsSchema, brand);
  throwMistakes([agency, catalogue, labels].flatMap(({ mistakes }) => mistakes));
  return { catalogue: catalogue.value, labels: labels.value };
}
