import { fill } from './fill.ts';

/** Where the contact form goes in a browser without its script; the server answers with WhatsApp. */
export const contactPath = '/contact/send';

/** The fields of the contact form. */
export interface ContactFields {
  name: string;
  email: string;
  location: string;
  service: string;
  message: string;
}

/** Reads the five fields, trimmed; one that is missing is empty. A new line is one sign, as in WhatsApp. */
export function readFields(form: Pick<FormData | URLSearchParams, 'get'>): ContactFields {
  const text = (name: keyof ContactFields) =>
    String(form.get(name) ?? '')
      .replace(/\r\n/g, '\n')
      .trim();
  return {
    name: text('name'),
    email: text('email'),
    location: text('location'),
    service: text('service'),
    message: text('message'),
  };
}

/** The chat text of all the fields, one to a line. */
export function contactMessage(template: string, fields: ContactFields): string {
  return fill(template, { ...fields });
}
