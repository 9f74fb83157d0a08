import { createHash } from 'node:crypto';
import { type Catalogue, findService } from '#contract/catalogue.ts';
import type { PaymentRequest } from '#contract/checkout.ts';
import { rupeesToPaise } from '#contract/money.ts';
import type { NewOrder, Order } from './order.ts';
import { newOrderId } from './order-id.ts';
import { findOrderByKey, insertOrder } from './orders.repository.ts';
import type { Checkout, PlaceOrderResult, Refusal } from './place-order-result.ts';
import { resumeOrder } from './resume-order.ts';
import { submitOrder } from './submit-order.ts';

export type { Checkout } from './place-order-result.ts';

const digestOf = ({ name, phone, amount, serviceName }: PaymentRequest) =>
  createHash('sha256')
    .update(JSON.stringify([name, phone, amount, serviceName]))
    .digest('hex');

/** The service at its price in the catalogue, in paise, or why it cannot be ordered. */
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
  checkout: Checkout,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult> {
  const amountPaise = priceOf(request, checkout.catalogue);
  if (typeof amountPaise !== 'number') {
    return (await repeatOf(checkout, request, idempotencyKey)) ?? amountPaise;
  }
  const wanted = newOrder(checkout, request, amountPaise, idempotencyKey);
  const { created, order } = await insertOrder(checkout.db, wanted);
  if (order.requestDigest !== wanted.requestDigest) return { reason: 'keyReused' };
  const result = await withOrderNamed(order, created ? submitOrder : resumeOrder, checkout);
  // Superseded, so the key is free again: the payer gets through with another order.
  return result ?? (await placeOrder(checkout, request, idempotencyKey));
}

/** The way on of an order that was placed before the catalogue changed; undefined where none was. */
async function repeatOf(
  checkout: Checkout,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult | undefined> {
  const order = await findOrderByKey(checkout.db, idempotencyKey);
  if (order?.requestDigest !== digestOf(request)) return undefined;
  return await withOrderNamed(order, resumeOrder, checkout);
}

/** Goes on with a stored order; whatever goes wrong from here on names it, for the log. */
async function withOrderNamed(
  order: Order,
  proceed: typeof submitOrder,
  checkout: Checkout,
): Promise<PlaceOrderResult | undefined> {
  try {
    return await proceed(checkout, order);
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { orderId: order.id }) : error;
  }
}

function newOrder(
  { nowMs, provider }: Checkout,
  request: PaymentRequest,
  amountPaise: number,
  idempotencyKey: string,
): NewOrder {
  const { name, phone, serviceName } = request;
  const createdAtMs = nowMs();
  return {
    id: newOrderId(createdAtMs),
    idempotencyKey,
    requestDigest: digestOf(request),
    name,
    phone,
    serviceName,
    amountPaise,
    provider: provider.name,
    createdAtMs,
    expiresAtMs: createdAtMs + provider.aheadMs() + provider.payerMs,
    nextCheckAtMs: createdAtMs + provider.checkPauseMs(0),
    cause: 'request',
  };
}
