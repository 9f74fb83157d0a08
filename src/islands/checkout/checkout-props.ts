import type { CountLabels } from '#contract/counts.ts';
import type { PaymentLabels } from '#contract/payment-labels.ts';
import type { PayableService } from './selection.ts';

/** The labels of the checkout. */
export type CheckoutLabels = PaymentLabels['checkout'];

/** The labels of how an amount is made up. */
export type TaxLabels = PaymentLabels['tax'];

/**
 * What site and server agree on (contract/checkout.ts). It comes as props, because the contract's
 * file brings zod, 24 KB that a visitor would wait for.
 */
export interface CheckoutRules {
  phonePattern: RegExp;
  longestName: number;
  idempotencyHeader: string;
}

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
  rules: CheckoutRules;
  paths: { pricing: string; privacy: string; refund: string };
  /** How a payer reaches a person. */
  help: PayerHelp;
}
