import {
  PaymentRefused,
  ProviderUnavailable,
  type StartedPayment,
} from '#server/payments/provider.ts';
import type { Order } from './order.ts';
import { countsByKey, describeItem } from './order-item.ts';
import {
  type PlaceOrderDeps,
  type PlaceOrderResult,
  placeOrderResultOf,
  type Refusal,
} from './place-order-result.ts';
import { applyMove, recordPaymentStarted } from './store.ts';

/**
 * Submits a stored order to the provider and keeps its response. The page is handed out only by the
 * request that moved the order: undefined where the order was superseded meanwhile, for then the
 * payer has the page of another one.
 */
export async function submitOrder(
  checkout: PlaceOrderDeps,
  order: Order,
): Promise<PlaceOrderResult | undefined> {
  const started = await callProvider(checkout, order);
  if ('reason' in started) return started;
  const atMs = checkout.nowMs();
  const kept = await recordPaymentStarted(checkout.db, order.id, {
    ...started,
    cause: 'request',
    atMs,
    nextCheckAtMs: atMs + checkout.provider.checkPauseMs(0),
  });
  return 'order' in kept ? placeOrderResultOf(checkout, kept.order) : undefined;
}

async function callProvider(
  checkout: PlaceOrderDeps,
  order: Order,
): Promise<StartedPayment | Refusal> {
  const { id, amountPaise, name, phone } = order;
  if (name === null || phone === null) return { reason: 'refused', orderId: id };
  const returnUrl = checkout.returnUrl(order);
  try {
    return await checkout.provider.startPayment({
      id,
      amountPaise,
      item: describeItem({ ...order, counts: null }),
      madeOf: countsByKey(order),
      name,
      phone,
      returnUrl,
    });
  } catch (error) {
    return await toRefusal(checkout, id, error);
  }
}

/** Why the payment was not started; a definite no ends the order. Throws what the provider never throws. */
async function toRefusal(
  { db, nowMs }: PlaceOrderDeps,
  id: string,
  error: unknown,
): Promise<Refusal> {
  if (error instanceof PaymentRefused) {
    await applyMove(db, id, 'PaymentRefused', { cause: 'request', atMs: nowMs() });
    return { reason: 'refused', orderId: id, error };
  }
  // Perhaps the order was taken and only the response lost: the reconciler finds out.
  if (error instanceof ProviderUnavailable) return { reason: 'unavailable', orderId: id, error };
  throw error;
}
