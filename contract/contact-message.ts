/** Target of the contact form without its script; the server redirects to WhatsApp. */
export const contactPath = '/contact/send';

/** Id of the note that a field is missing or invalid; shown while the address ends in it. */
export const incompleteAnchor = 'incomplete';

/** Fields of the contact form and placeholders of its message. */
export const contactFieldNames = ['email', 'location', 'message', 'name', 'service'] as const;

type ContactFields = Record<(typeof contactFieldNames)[number], string>;

/** Reads and trims the fields; a missing one is empty. Line breaks become \n. */
export function readFields(form: Pick<FormData | URLSearchParams, 'get'>): ContactFields {
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replace(/\r\n/g, '\n')
      .trim();
  const typed = contactFieldNames.map((name) => [name, text(name)]);
  return Object.fromEntries(typed) as ContactFields;
}
