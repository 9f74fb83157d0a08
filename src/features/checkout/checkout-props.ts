import type { CountLabels } from '#contract/counts.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { PayableService } from './selection.ts';

/** The labels of the checkout. */
export type CheckoutLabels = PaymentLabels['checkout'];

/** The labels of how an amount is made up. */
export type TaxLabels = PaymentLabels['tax'];

/** When somebody answers, and where: a link of the telephone and its words. */
export interface PayerHelp {
  hours: string;
  call: { href: string; label: string };
}

/** What the page hands to the island. */
export interface CheckoutProps {
  /** Of the page, by its folder below content/. */
  language: string;
  services: PayableService[];
  labels: CheckoutLabels;
  tax: TaxLabels;
  counts: CountLabels;
  /** Of GST on every price; 0 where the agency charges none. */
  gstPercent: number;
  testMode: string;
  paths: { pricing: string; privacy: string; refund: string };
  /** How a payer reaches a person. */
  help: PayerHelp;
}
