import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Catalogue, findService } from '#contract/catalogue.ts';
import type { PaymentRequest } from '#contract/checkout.ts';
import { rupeesToPaise } from '#contract/money.ts';
import type { Database } from '#server/database/tables.ts';
import {
  type PaymentProvider,
  PaymentRefused,
  ProviderUnavailable,
} from '#server/payments/provider.ts';
import { type Confirmation, confirmPayment } from './confirm-payment.ts';
import type { Order } from './order.ts';
import { newOrderId } from './order-id.ts';
import { applyMove, findOrder, insertOrder, recordStarted } from './orders.repository.ts';

/** Why no payment was started; the routes find the words. */
export type Refusal =
  | {
      reason:
        | 'unknownService'
        | 'customPrice'
        | 'keyReused'
        | 'refused'
        | 'unavailable'
        | 'alreadyPaid';
    }
  | { reason: 'priceChanged'; amountPaise: number };

export type Placement = { redirectUrl: string } | Refusal;

/** What placing orders needs. */
export interface Shop {
  db: Database;
  provider: PaymentProvider;
  catalogue: Catalogue;
  nowMs: () => number;
  /** Where the payer comes back to, for an order. */
  returnUrl: (orderId: string) => string;
  alert: Confirmation['alert'];
  /** Time that a payer has, in ms; the provider's answer replaces it. */
  lifeMs: number;
  /** How long the provider's answer to a new order may take, in ms. */
  startMs: number;
}

/** First status check, after the payer has had time to pay (PhonePe contract, section 5). */
const firstCheckMs = 22_000;
const pollMs = 100;

const digestOf = ({ name, phone, amount, serviceName }: PaymentRequest) =>
  createHash('sha256')
    .update(JSON.stringify([name, phone, amount, serviceName]))
    .digest('hex');

/** The service at its price in the catalogue, or why it cannot be ordered. */
function priceOf(request: PaymentRequest, catalogue: Catalogue): number | Refusal {
  const service = findService(catalogue, request.serviceName);
  if (!service) return { reason: 'unknownService' };
  const { amountPaise } = service;
  if (amountPaise === undefined) return { reason: 'customPrice' };
  if (rupeesToPaise(request.amount) !== amountPaise) return { reason: 'priceChanged', amountPaise };
  return amountPaise;
}

/**
 * Stores an order and starts its payment. The order is stored before the provider is called, so
 * that none is lost. The same idempotency key finds the same order; with other words it is refused.
 */
export async function placeOrder(
  shop: Shop,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<Placement> {
  const amountPaise = priceOf(request, shop.catalogue);
  if (typeof amountPaise !== 'number') return amountPaise;
  const createdAtMs = shop.nowMs();
  const requestDigest = digestOf(request);
  const { created, order } = await insertOrder(shop.db, {
    id: newOrderId(createdAtMs),
    idempotencyKey,
    requestDigest,
    name: request.name,
    phone: request.phone,
    serviceName: request.serviceName,
    amountPaise,
    createdAtMs,
    expiresAtMs: createdAtMs + shop.lifeMs,
    nextCheckAtMs: createdAtMs + firstCheckMs,
    cause: 'request',
  });
  if (created) return await startPayment(shop, order);
  if (order.requestDigest !== requestDigest) return { reason: 'keyReused' };
  return await resume(shop, order);
}

/** Calls the provider for a stored order and keeps its answer. */
async function startPayment(shop: Shop, order: Order): Promise<Placement> {
  const { db, provider, nowMs } = shop;
  const { id, amountPaise, serviceName, name, phone } = order;
  if (name === null || phone === null) return { reason: 'refused' };
  try {
    const started = await provider.startPayment({
      id,
      amountPaise,
      serviceName,
      name,
      phone,
      returnUrl: shop.returnUrl(id),
    });
    const atMs = nowMs();
    await recordStarted(db, id, {
      ...started,
      cause: 'request',
      atMs,
      nextCheckAtMs: atMs + firstCheckMs,
    });
    return { redirectUrl: started.redirectUrl };
  } catch (error) {
    if (error instanceof PaymentRefused) {
      await applyMove(db, id, 'PaymentRefused', { cause: 'request', atMs: nowMs() });
      return { reason: 'refused' };
    }
    // Perhaps the order was taken and only the answer lost: the reconciler finds out.
    if (error instanceof ProviderUnavailable) return { reason: 'unavailable' };
    throw error;
  }
}

/** A repeat of a request: the first one may still be under way, be done, or have died half-way. */
async function resume(shop: Shop, order: Order): Promise<Placement> {
  const current = await waitForStart(shop, order);
  if (current.state === 'paid') return { reason: 'alreadyPaid' };
  if (current.state === 'awaiting_payment' && current.redirectUrl) {
    return { redirectUrl: current.redirectUrl };
  }
  if (current.state !== 'created') return { reason: 'refused' };
  return await startAgain(shop, current);
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
 * The server died between storing the order and keeping the provider's answer. Where the provider
 * never heard of it, it is told now. Where it has, the page's address is lost: nobody can pay on
 * it, and the payer makes a new order.
 */
async function startAgain(shop: Shop, order: Order): Promise<Placement> {
  try {
    const finding = await shop.provider.findPayment(order.id);
    if (finding.state === 'unknown') return await startPayment(shop, order);
    const confirmed = await confirmPayment(order, { ...shop, cause: 'request' });
    return { reason: confirmed.state === 'paid' ? 'alreadyPaid' : 'unavailable' };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { reason: 'unavailable' };
    throw error;
  }
}
