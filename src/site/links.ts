import type { PricedService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { whatsappLink } from '#contract/whatsapp-link.ts';
import type { Agency } from '#src/content/agency.schema.ts';
import type { Site } from '#src/content/site.ts';
import type { Action } from '#src/content/text.schema.ts';
import { checkoutPath } from './checkout-path.ts';

/** A resolved button. */
export interface Link {
  href: string;
  label: string;
  kind: 'page' | 'whatsapp' | 'call';
}

/** Formats +919876543210 as +91 98765 43210, which no line breaks. */
export const displayPhone = (phone: string) =>
  phone.replace(/^(\+91)(\d{5})(\d{5})$/, '$1\u00a0$2\u00a0$3');

/** WhatsApp link to the agency. */
export const chatLink = ({ contact }: Agency, text: string) =>
  whatsappLink(contact.phones[0], text);

/** Resolves a button of a content file. */
export function resolveAction(action: Action, site: Pick<Site, 'agency' | 'language'>): Link {
  const { call, to = '/', whatsapp } = action;
  const { agency, language } = site;
  const [phone] = agency.contact.phones;
  const label = action.label.replace('{phone}', displayPhone(phone));
  if (whatsapp !== undefined) return { label, kind: 'whatsapp', href: chatLink(agency, whatsapp) };
  if (call) return { label, kind: 'call', href: `tel:${phone}` };
  return { label, kind: 'page', href: localPath(language, to) };
}

/** Checkout of a service, or, where it has no price, a chat that asks for a quote. */
export function bookingLink(
  service: PricedService,
  site: Pick<Site, 'agency' | 'labels' | 'language'>,
) {
  const { name, label, amountPaise } = service;
  return amountPaise === undefined
    ? chatLink(site.agency, fill(site.labels.actions.quoteText, { service: label }))
    : localPath(site.language, checkoutPath(name, amountPaise));
}
