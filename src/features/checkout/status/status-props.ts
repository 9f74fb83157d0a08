import { localPath } from '#contract/local-path.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Site } from '#src/content/site.ts';
import { sellerLines } from '#src/sections/seller-lines.ts';
import type { Link } from '#src/site/links.ts';
import type { CheckoutLabels } from '../checkout-props.ts';

/** Labels of the payment status and its receipt, without those of the links, which come ready made. */
export type StatusLabels = Omit<PaymentLabels['status'], 'backHome' | 'backToPricing'> & {
  tax: PaymentLabels['tax'];
  counts: PaymentLabels['counts'];
};

/** Props of the island. */
export interface PaymentStatusProps {
  /** Language of the page: its folder in content/. */
  language: string;
  labels: StatusLabels;
  testMode: string;
  /** The agency's WhatsApp number. */
  phone: string;
  /** Who sells and who answers complaints, line by line, for the mail with the receipt. */
  seller: string[];
  /** Labels of the checkout for paying again. */
  retry: Pick<CheckoutLabels, 'failedText' | 'offline' | 'submitting'>;
  /** Links to the prices and the home page. */
  links: Pick<Link, 'href' | 'label'>[];
}

/** Picks the island's props from the site, and no more: they travel in the page. */
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
