import { setTimeout as wait } from 'node:timers/promises';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { confirmPayment, recordFinding } from './confirm-payment.ts';
import type { Order } from './order.ts';
import { findOrder, recordPageLost } from './orders.repository.ts';
import { type PlaceOrderResult, resultOf, type Shop } from './place-order-result.ts';
import { submitOrder } from './submit-order.ts';

const pollMs = 100;

/**
 * A repeat of a request: the first one may still be under way, be done, or have died half-way.
 * Undefined where its order was superseded, so that the same key is free for another one.
 */
export async function resumeOrder(shop: Shop, order: Order): Promise<PlaceOrderResult | undefined> {
  const current = await waitForStart(shop, order);
  if (current.state === 'created') return await startAgain(shop, current);
  return resultOf(shop, await followHint(shop, current));
}

/** After a webhook that no round has followed yet, asks: who has paid must not get a page to pay. */
async function followHint(shop: Shop, order: Order): Promise<Order> {
  if (order.hintedAtMs === null) return order;
  try {
    return await confirmPayment(order, { ...shop, cause: 'request' });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return order;
    throw error;
  }
}

/** The order once its start has been decided, or as it is when that takes too long. */
async function waitForStart({ db, nowMs, startMs }: Shop, order: Order): Promise<Order> {
  const untilMs = order.createdAtMs + startMs;
  let current = order;
  while (current.state === 'created' && nowMs() < untilMs) {
    await wait(pollMs);
    current = (await findOrder(db, order.id)) ?? current;
  }
  return current;
}

/**
 * The provider's answer was lost, or the server died before it was kept. Where the provider never
 * heard of the order, it is told now. Where it waits for money, nobody has its page and nobody can
 * pay it: it is superseded. The reconciler goes on asking about it, in case money comes all the same.
 */
async function startAgain(shop: Shop, order: Order): Promise<PlaceOrderResult | undefined> {
  const orderId = order.id;
  try {
    const finding = await shop.provider.findPayment(orderId);
    if (finding.state === 'unknown') return await submitOrder(shop, order);
    if (finding.state === 'pending') return await supersede(shop, orderId);
    const known = await recordFinding(order, finding, { ...shop, cause: 'request' });
    return resultOf(shop, known) ?? { reason: 'unavailable', orderId };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { reason: 'unavailable', orderId, error };
    throw error;
  }
}

/** Under the order's lock, so that a page that was kept meanwhile wins, and a later one is never shown. */
async function supersede(shop: Shop, orderId: string): Promise<PlaceOrderResult | undefined> {
  const details = { cause: 'request', atMs: shop.nowMs() };
  const result = await recordPageLost(shop.db, orderId, details);
  return 'order' in result ? resultOf(shop, result.order) : undefined;
}
