import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { Link } from '#src/content/links.ts';
import type { CheckoutLabels } from '../checkout-props.ts';

/** The labels of the payment status and its receipt. The links come ready made, without theirs. */
export type StatusLabels = Omit<PaymentLabels['status'], 'backHome' | 'backToPricing'> & {
  tax: PaymentLabels['tax'];
  counts: PaymentLabels['counts'];
};

/** What the page hands to the island. */
export interface PaymentStatusProps {
  /** Of the page, by its folder below content/. */
  language: string;
  labels: StatusLabels;
  testMode: string;
  /** The agency's number on WhatsApp. */
  phone: string;
  /** Who sells and who answers complaints, line by line, for the mail with the receipt. */
  seller: string[];
  /** What paying again needs of the checkout. */
  retry: Pick<CheckoutLabels, 'failedText' | 'offline' | 'submitting'>;
  /** Ways on: to the prices and to the home page. */
  links: Pick<Link, 'href' | 'label'>[];
}
