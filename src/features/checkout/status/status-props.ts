import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { sellerLines } from '#src/sections/seller-lines.ts';
import type { PaymentStatusProps } from './payment-status-props.ts';

/** What the payment status needs to know of the site, and no more: it travels in the page. */
export function statusProps(site: Site): PaymentStatusProps {
  const { backHome, backToPricing, ...labels } = site.payment.status;
  const { failedText, offline, submitting } = site.payment.checkout;
  return {
    language: site.language,
    labels: { ...labels, tax: site.payment.tax, counts: site.payment.counts },
    testMode: site.payment.testMode,
    seller: sellerLines(site).map((line) => line.map(({ text }) => text).join('')),
    phone: site.agency.contact.phones[0],
    retry: { failedText, offline, submitting },
    links: [
      { label: backToPricing, href: localPath(site.language, '/pricing') },
      { label: backHome, href: localPath(site.language, '/') },
    ],
  };
}
