import { fill } from './fill.ts';

/** Where the contact form goes in a browser without its script; the server answers with WhatsApp. */
export const contactPath = '/contact/send';

/** The fields of the contact form, which are also the placeholders of its chat text. */
export const contactFieldNames = ['email', 'location', 'message', 'name', 'service'] as const;

/** What was typed into the contact form. */
export type ContactFields = Record<(typeof contactFieldNames)[number], string>;

/** Reads the fields, trimmed; one that is missing is empty. A new line is one sign, as in WhatsApp. */
export function readFields(form: Pick<FormData | URLSearchParams, 'get'>): ContactFields {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replace(/\r\n/g, '\n')
      .trim();
  const typed = contactFieldNames.map((name) => [name, text(name)]);
  return Object.fromEntries(typed) as ContactFields;
}

/** The chat text of all the fields, one to a line. */
export function contactMessage(template: string, fields: ContactFields): string {
  return fill(template, { ...fields });
}
