import { z } from 'zod';
import { defaultContent } from '../default-language.ts';
import { template } from '../label.ts';
import { checkFields } from './check-fields.ts';
import { readContentFile } from './content-file.ts';
import { throwMistakes } from './content-mistake.ts';

/** What the server makes a WhatsApp message of the contact form with. */
export interface ContactContent {
  /** Receives the message. */
  phone: string;
  /** Text of the message, with a placeholder for each field. */
  template: string;
}

/** Of both files, the server needs these fields alone. */
const agencySchema = z.object({
  brand: z.string(),
  contact: z.object({ phones: z.tuple([z.string()], z.string()) }),
});
const labelsSchema = z.object({
  contact: z.object({
    messageText: template(320, 'Label', ['email', 'location', 'message', 'name', 'service']),
  }),
});

/** Reads agency.yaml and labels.yaml. Throws a ContentError that names every mistake. */
export function readContactContent(folder = defaultContent): ContactContent {
  const agency = checkFields(readContentFile(`${folder}/agency.yaml`), agencySchema, '');
  const brand = agency.value?.brand ?? '';
  const labels = checkFields(readContentFile(`${folder}/labels.yaml`), labelsSchema, brand);
  throwMistakes([agency, labels].flatMap(({ mistakes }) => mistakes));
  return {
    phone: agency.value.contact.phones[0],
    template: labels.value.contact.messageText,
  };
}
