import { setTimeout as wait } from 'node:timers/promises';
import { rulesOf } from '#contract/order-states.ts';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import type { Order } from './order.ts';
import { confirmPayment, recordPaymentStatus } from './payment-status.ts';
import {
  type PlaceOrderDeps,
  type PlaceOrderResult,
  placeOrderResultOf,
} from './place-order-result.ts';
import { findOrder, recordPageLost } from './store.ts';
import { submitOrder } from './submit-order.ts';

const pollMs = 100;

/** Nothing has been heard from the provider about the start of its payment. */
const isUnstarted = ({ state }: Order): boolean => rulesOf(state).payAgain === 'start';

/**
 * A repeat of a request: the first one may still be under way, be done, or have died half-way.
 * Undefined where its order was superseded, so that the same key is free for another one.
 */
export async function resumeOrder(
  checkout: PlaceOrderDeps,
  order: Order,
): Promise<PlaceOrderResult | undefined> {
  const current = await waitForStart(checkout, order);
  if (isUnstarted(current)) return await startAgain(checkout, current);
  return placeOrderResultOf(checkout, await followCheckRequest(checkout, current));
}

/**
 * Asks the provider first if a webhook has come that no poll has followed yet: a payer who has paid must
 * not get another page to pay on.
 */
async function followCheckRequest(checkout: PlaceOrderDeps, order: Order): Promise<Order> {
  if (order.checkRequestedAtMs === null) return order;
  try {
    return await confirmPayment(order, { ...checkout, cause: 'request' });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return order;
    throw error;
  }
}

/** The order once its start has been decided, or as it is when that takes too long. */
async function waitForStart({ db, nowMs, provider }: PlaceOrderDeps, order: Order): Promise<Order> {
  const untilMs = order.createdAtMs + provider.longestStartMs;
  let current = order;
  while (isUnstarted(current) && nowMs() < untilMs) {
    await wait(pollMs);
    current = (await findOrder(db, order.id)) ?? current;
  }
  return current;
}

/**
 * The provider's response was lost, or the server died before it was kept. If the provider never heard of
 * the order, it is sent now. If the provider has it and waits for money, nobody has its page and nobody can
 * pay it: it is superseded. The reconciler goes on asking about it, in case money comes anyway. So is an
 * order of another provider, such as a sandbox: this one must not be paid for what is stored as that one's.
 */
async function startAgain(
  checkout: PlaceOrderDeps,
  order: Order,
): Promise<PlaceOrderResult | undefined> {
  const orderId = order.id;
  if (order.provider !== checkout.provider.name) return await supersede(checkout, orderId);
  try {
    const status = await checkout.provider.findPayment(orderId);
    if (status.state === 'unknown') return await submitOrder(checkout, order);
    if (status.state === 'pending') return await supersede(checkout, orderId);
    const known = await recordPaymentStatus(order, status, { ...checkout, cause: 'request' });
    return placeOrderResultOf(checkout, known) ?? { reason: 'unavailable', orderId };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { reason: 'unavailable', orderId, error };
    throw error;
  }
}

/** Under the order's lock, so that a page that was kept meanwhile wins, and a later one is never shown. */
async function supersede(
  checkout: PlaceOrderDeps,
  orderId: string,
): Promise<PlaceOrderResult | undefined> {
  const details = { cause: 'request', atMs: checkout.nowMs() };
  const result = await recordPageLost(checkout.db, orderId, details);
  return 'order' in result ? placeOrderResultOf(checkout, result.order) : undefined;
}
