import type { CountLabels } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { gstPercentOf } from '#contract/gst.ts';
import { localPath } from '#contract/local-path.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Site } from '#src/content/site.ts';
import { displayPhone } from '#src/site/links.ts';
import { type PayableService, payableServices } from './selection.ts';

/** Labels of the checkout. */
export type CheckoutLabels = PaymentLabels['checkout'];

/** Props of the island. */
export interface CheckoutProps {
  /** Language of the page: its folder in content/. */
  language: string;
  services: PayableService[];
  labels: CheckoutLabels;
  tax: PaymentLabels['tax'];
  counts: CountLabels;
  /** GST on every price; 0 where the agency charges none. */
  gstPercent: number;
  testMode: string;
  paths: { pricing: string; privacy: string; refund: string };
  /** When the telephone is answered, and its link. */
  help: { hours: string; call: { href: string; label: string } };
}

/** Picks the island's props from the site, and no more: they travel in the page. */
export function checkoutProps(site: Site): CheckoutProps {
  const [phone] = site.agency.contact.phones;
  return {
    language: site.language,
    services: payableServices(site.catalogue),
    labels: site.payment.checkout,
    tax: site.payment.tax,
    counts: site.payment.counts,
    gstPercent: gstPercentOf(site.agency.gst),
    testMode: site.payment.testMode,
    paths: {
      pricing: localPath(site.language, '/pricing'),
      privacy: localPath(site.language, '/privacy-policy'),
      refund: localPath(site.language, '/refund-policy'),
    },
    help: {
      hours: site.agency.contact.openingWords,
      call: {
        href: `tel:${phone}`,
        label: fill(site.payment.withoutScripts.call, { phone: displayPhone(phone) }),
      },
    },
  };
}
