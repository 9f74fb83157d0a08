import { fill } from '#contract/fill.ts';

/** The fields of the contact form. */
export interface ContactFields {
  name: string;
  email: string;
  location: string;
  service: string;
  message: string;
}

/** Reads the five fields of the form, trimmed. */
export function readFields(form: FormData): ContactFields {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    name: text('name'),
    email: text('email'),
    location: text('location'),
    service: text('service'),
    // `text` is the name that WhatsApp reads, so that the form works without scripts.
    message: text('text'),
  };
}

/** The chat text of all the fields, one to a line. */
export function contactMessage(template: string, fields: ContactFields): string {
  return fill(template, { ...fields });
}
