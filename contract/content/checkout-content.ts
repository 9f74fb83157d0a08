import { basename } from 'node:path';
import { z } from 'zod';
import { type Catalogue, catalogueSchema } from '../catalogue.ts';
import { defaultContent } from '../default-language.ts';
import { gstPercentOf, gstSchema } from '../gst.ts';
import { type PaymentLabels, paymentLabelsSchema } from '../payment-labels.ts';
import { brandSchema, readContent } from './read-content.ts';

/** Of agency.yaml, the server needs these fields alone. */
const agencySchema = brandSchema.extend({ gst: gstSchema });

/** The content that the server takes payments by, in one language. */
export interface CheckoutContent {
  /** Its folder below content/. */
  language: string;
  /** Name of the language, in itself. */
  languageName: string;
  catalogue: Catalogue;
  gstPercent: number;
  labels: PaymentLabels;
}

const schemas = {
  agency: agencySchema,
  catalogue: catalogueSchema,
  payment: paymentLabelsSchema,
  /** Of labels.yaml, the server needs the name of the language alone. */
  labels: z.object({ language: z.object({ name: z.string() }) }),
};

/** Reads the content of a language. Throws a ContentError that names every mistake. */
export function readCheckoutContent(folder = defaultContent): CheckoutContent {
  const { agency, catalogue, payment, labels } = readContent(folder, schemas);
  return {
    language: basename(folder),
    languageName: labels.language.name,
    catalogue,
    gstPercent: gstPercentOf(agency.gst),
    labels: payment,
  };
}
