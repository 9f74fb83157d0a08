import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import type { Database } from '#server/database/schema.ts';
import type { PaymentCheckDeps } from '#server/orders/payment-status.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';

/** What the office shares with the checkout. */
export interface OfficeDeps {
  db: Database;
  provider: PaymentProvider;
  checkDeps: Omit<PaymentCheckDeps, 'cause'>;
  contentIn: ContentIn<CheckoutContent>;
  nowMs: () => number;
}
