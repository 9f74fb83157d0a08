import { z } from 'zod';
import { contactFieldNames } from '../contact-message.ts';
import { defaultContent } from '../default-language.ts';
import { template } from '../label.ts';
import { brandSchema, readContent } from './read-content.ts';

/** What the server makes a WhatsApp message of the contact form with. */
export interface ContactContent {
  /** Receives the message. */
  phone: string;
  /** Text of the message, with a placeholder for each field. */
  template: string;
}

/** Of both files, the server needs these fields alone. */
const schemas = {
  agency: brandSchema.extend({
    contact: z.object({ phones: z.tuple([z.string()], z.string()) }),
  }),
  labels: z.object({
    contact: z.object({ messageText: template(320, 'Label', contactFieldNames) }),
  }),
};

/** Reads agency.yaml and labels.yaml. Throws a ContentError that names every mistake. */
export function readContactContent(folder = defaultContent): ContactContent {
  const { agency, labels } = readContent(folder, schemas);
  return { phone: agency.contact.phones[0], template: labels.contact.messageText };
}
