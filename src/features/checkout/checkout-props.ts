import type { CountLabels } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { gstPercentOf } from '#contract/gst.ts';
import { localPath } from '#contract/local-path.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Site } from '#src/content/site.ts';
import { sellerLines } from '#src/sections/seller-lines.ts';
import { displayPhone } from '#src/site/links.ts';
import { type PayableService, payableServices } from './selection.ts';

// Props of both islands: what they need of the site and no more, because props travel in the page.

/** Labels of the checkout. */
export type CheckoutLabels = PaymentLabels['checkout'];

/** Props of the checkout. */
export interface CheckoutProps {
  /** Language of the page: its folder in content/. */
  language: string;
  services: PayableService[];
  labels: CheckoutLabels;
  tax: PaymentLabels['tax'];
  counts: CountLabels;
  /** GST on every price; 0 if the agency charges none. */
  gstPercent: number;
  testMode: string;
  paths: { pricing: string; privacy: string; refund: string };
  /** When the phone is answered, and its link. */
  help: { hours: string; call: { href: string; label: string } };
}

/** Picks the props of the checkout. */
export function checkoutProps({ agency, catalogue, language, payment }: Site): CheckoutProps {
  const [phone] = agency.contact.phones;
  return {
    language,
    services: payableServices(catalogue),
    labels: payment.checkout,
    tax: payment.tax,
    counts: payment.counts,
    gstPercent: gstPercentOf(agency.gst),
    testMode: payment.testMode,
    paths: {
      pricing: localPath(language, '/pricing'),
      privacy: localPath(language, '/privacy-policy'),
      refund: localPath(language, '/refund-policy'),
    },
    help: {
      hours: agency.contact.openingWords,
      call: {
        href: `tel:${phone}`,
        label: fill(payment.withoutScripts.call, { phone: displayPhone(phone) }),
      },
    },
  };
}

/** Labels of the payment status and its receipt. */
export type StatusLabels = PaymentLabels['status'] & Pick<PaymentLabels, 'counts' | 'tax'>;

/** Props of the payment status. */
export interface StatusProps {
  /** Language of the page: its folder in content/. */
  language: string;
  labels: StatusLabels;
  testMode: string;
  /** The agency's WhatsApp number. */
  phone: string;
  /** Who sells and who answers complaints, line by line, for the mailed receipt. */
  seller: string[];
  /** Labels for paying again. */
  retry: Pick<CheckoutLabels, 'failedText' | 'offline' | 'submitting'>;
  paths: { home: string; pricing: string };
}

/** Picks the props of the payment status. */
export function statusProps(site: Site): StatusProps {
  const { agency, language, payment } = site;
  const { failedText, offline, submitting } = payment.checkout;
  return {
    language,
    labels: { ...payment.status, tax: payment.tax, counts: payment.counts },
    testMode: payment.testMode,
    phone: agency.contact.phones[0],
    seller: sellerLines(site).map((line) => line.map(({ text }) => text).join('')),
    retry: { failedText, offline, submitting },
    paths: { home: localPath(language, '/'), pricing: localPath(language, '/pricing') },
  };
}
