import type { Page } from '@playwright/test';
import { labels, sectionOf } from './content.ts';

const { contact } = labels;
/** What can be chosen; the first one is chosen already. */
export const { locations, services } = sectionOf('contact', 'contact');

/** The fields of the contact form, found as a visitor finds them: by their labels. */
export function contactForm(page: Page) {
  const form = page.locator('form');
  const field = (label: string) => form.getByLabel(label);
  return {
    form,
    name: field(contact.name),
    email: field(contact.email),
    location: field(contact.location),
    service: field(contact.service),
    message: field(contact.message),
    send: form.getByRole('button', { name: contact.send }),
    /** Comes up once the script has taken the form over. */
    live: page.locator('astro-island:not([ssr]) form'),
  };
}

/** Words that break what is not encoded: Hindi, a second line, and signs with a meaning in URLs. */
export const words = {
  name: 'राकेश कुमार & Sons',
  email: 'rakesh+shop@example.com',
  location: locations.at(-1) ?? '',
  service: services.at(-1) ?? '',
  message: '50% छूट = sale #1?\nदूसरी पंक्ति & more',
};

/** Types those words into the form. */
export async function fillForm(page: Page): Promise<void> {
  const fields = contactForm(page);
  await fields.name.fill(words.name);
  await fields.email.fill(words.email);
  await fields.location.selectOption(words.location);
  await fields.service.selectOption(words.service);
  await fields.message.fill(words.message);
}

/** The current values of the form. */
export async function typedWords(page: Page): Promise<typeof words> {
  const { name, email, location, service, message } = contactForm(page);
  return {
    name: await name.inputValue(),
    email: await email.inputValue(),
    location: await location.inputValue(),
    service: await service.inputValue(),
    message: await message.inputValue(),
  };
}
