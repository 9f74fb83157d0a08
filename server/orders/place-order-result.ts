import type { Catalogue } from '#contract/catalogue.ts';
import { rulesOf } from '#contract/order-states.ts';
import type { QuantityLimits } from '#contract/quantity.ts';
import type { Database } from '#server/database/schema.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import type { PaymentCheckDeps } from './deps.ts';
import type { Order } from './order.ts';
import type { OrderItem } from './order-item.ts';

/** Why no payment was started; the routes find the labels. */
export type Refusal =
  | { reason: 'unknownService' | 'customPrice' | 'badQuantity' | 'noGst' | 'keyReused' }
  /** `error`, where the provider has just failed, is for the log. */
  | { reason: 'refused' | 'unavailable'; orderId: string; error?: Error }
  /** What would be bought, at the right total. */
  | { reason: 'priceChanged'; item: OrderItem }
  | { reason: 'quantityLimits'; limits: QuantityLimits };

/** Where the payer goes on, or why there is no way on. */
export type PlaceOrderResult = { redirectUrl: string; orderId: string } | Refusal;

/** What placing orders needs. */
export interface PlaceOrderDeps {
  db: Database;
  provider: PaymentProvider;
  catalogue: Catalogue;
  /** GST on every price, in per cent; 0 where none is charged. */
  gstPercent: number;
  nowMs: () => number;
  /** Where the payer comes back to, for an order: a page in its language. */
  returnUrl: (order: Pick<Order, 'id' | 'language'>) => string;
  alert: PaymentCheckDeps['alert'];
}

/**
 * What a stored order means for a payer who presses Pay. Undefined where it leads nowhere: nothing
 * is decided yet, or another order is to take its place.
 */
export function placeOrderResultOf(
  { returnUrl }: PlaceOrderDeps,
  order: Order,
): PlaceOrderResult | undefined {
  const { id, redirectUrl, state } = order;
  const { payAgain } = rulesOf(state);
  if (payAgain === 'start' || payAgain === 'placeAnother') return undefined;
  if (payAgain === 'openPaymentPage' && redirectUrl) return { redirectUrl, orderId: id };
  // Money may have moved wherever there was a page to pay on, and only the status page says what is known.
  const wasPayable = redirectUrl !== null;
  if (payAgain === 'openStatusPage' || wasPayable) {
    return { redirectUrl: returnUrl(order), orderId: id };
  }
  return { reason: 'refused', orderId: id };
}
