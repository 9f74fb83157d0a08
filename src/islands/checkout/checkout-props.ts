import type { PaymentWords } from '#contract/payment-words.ts';
import type { PayableService } from './selection.ts';

/** The words of the checkout. */
export type CheckoutWords = PaymentWords['checkout'];

/**
 * What site and server agree on (contract/checkout.ts). It comes as props, because the contract's
 * file brings zod, 24 KB that a visitor would wait for.
 */
export interface CheckoutRules {
  phonePattern: RegExp;
  longestName: number;
  idempotencyHeader: string;
}

/** What the page hands to the island. */
export interface CheckoutProps {
  services: PayableService[];
  words: CheckoutWords;
  testMode: string;
  rules: CheckoutRules;
  paths: { pricing: string; privacy: string };
}
