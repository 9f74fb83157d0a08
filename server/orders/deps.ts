import type { Database } from '#server/database/schema.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';

/** What confirming an order needs. */
export interface PaymentCheckDeps {
  db: Database;
  provider: PaymentProvider;
  nowMs: () => number;
  /** Who asks, for the history: request, status, reconciler, staff. */
  cause: string;
  /** Tells a person at once that an order needs one. */
  alert: (orderId: string, reason: string) => void;
}
