import { basename, join } from 'node:path';
import { z } from 'zod';
import { catalogueSchema } from '../catalogue.ts';
import { contactFieldNames } from '../contact-message.ts';
import { defaultLanguage } from '../default-language.ts';
import { gstPercentOf, gstSchema } from '../gst.ts';
import { template } from '../label.ts';
import { paymentLabelsSchema } from '../payment-labels.ts';
import { checkFields } from './check-fields.ts';
import { readContentFile } from './content-file.ts';
import { throwMistakes } from './content-mistake.ts';
import { contentFolder } from './languages.ts';

// Only the fields that the server needs; the site checks the rest.
const agencySchema = z.object({
  brand: z.string(),
  gst: gstSchema,
  contact: z.object({ phones: z.tuple([z.string()], z.string()) }),
});
const labelsSchema = z.object({
  language: z.object({ name: z.string() }),
  contact: z.object({ messageText: template(320, 'Label', contactFieldNames) }),
});

/** The server's content in one language. */
export type CheckoutContent = ReturnType<typeof readCheckoutContent>;

/** Reads the content of a language. Throws a ContentError that names every mistake. */
export function readCheckoutContent(folder = join(contentFolder, defaultLanguage)) {
  const fileOf = (name: string) => readContentFile(`${folder}/${name}.yaml`);
  const agencyFile = fileOf('agency');
  const brand = z.object({ brand: z.string() }).safeParse(agencyFile.fields).data?.brand ?? '';
  const agency = checkFields(agencyFile, agencySchema, brand);
  const catalogue = checkFields(fileOf('catalogue'), catalogueSchema, brand);
  const payment = checkFields(fileOf('payment'), paymentLabelsSchema, brand);
  const labels = checkFields(fileOf('labels'), labelsSchema, brand);
  throwMistakes([agency, catalogue, payment, labels].flatMap(({ mistakes }) => mistakes));
  return {
    /** Its folder below content/. */
    language: basename(folder),
    /** Name of the language, in itself. */
    languageName: labels.value.language.name,
    catalogue: catalogue.value,
    gstPercent: gstPercentOf(agency.value.gst),
    labels: payment.value,
    /** The phone that receives the contact form's message, and its text with a placeholder a field. */
    contact: {
      phone: agency.value.contact.phones[0],
      template: labels.value.contact.messageText,
    },
  };
}
