import { createHash } from 'node:crypto';
import { findService } from '#contract/catalogue.ts';
import type { PaymentRequest } from '#contract/checkout.ts';
import { countsMatchUnit, inOrder } from '#contract/counts.ts';
import { rupeesToPaise } from '#contract/money.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity } from '#contract/quantity.ts';
import type { NewOrder, Order } from './order.ts';
import { newOrderId } from './order-id.ts';
import type { OrderItem } from './order-item.ts';
import type { PlaceOrderDeps, PlaceOrderResult, Refusal } from './place-order-result.ts';
import { resumeOrder } from './resume-order.ts';
import { findOrderByKey, insertOrder } from './store.ts';
import { submitOrder } from './submit-order.ts';

export type { PlaceOrderDeps } from './place-order-result.ts';

/**
 * What tells two requests with one idempotency key apart. Fields that came later are left out where they say
 * nothing new, so that a repeat finds an order of an older version.
 */
function digestOf(request: PaymentRequest) {
  const { name, phone, amount, serviceName, quantity = 1, gstin, counts } = request;
  const added = quantity === 1 && gstin === undefined ? [] : [quantity, gstin];
  const fields = [name, phone, amount, serviceName, ...added, ...(counts ? [counts] : [])];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** The service at its price in the catalogue, times the quantity, or why it cannot be ordered. */
function itemOf(
  { serviceName, amount, quantity = 1, counts, gstin }: PaymentRequest,
  { catalogue, gstPercent }: PlaceOrderDeps,
): OrderItem | Refusal {
  const service = findService(catalogue, serviceName);
  if (!service) return { reason: 'unknownService' };
  const { amountPaise: unitPaise, limits, unit = null } = service;
  if (unitPaise === undefined) return { reason: 'customPrice' };
  if (!isQuantity(quantity, limits)) return { reason: 'quantityLimits', limits };
  if (counts && !countsMatchUnit(counts, service.unit, limits.longestSide))
    return { reason: 'badQuantity' };
  // A GSTIN would be of no use: an agency that is not registered charges no GST that could be credited.
  if (gstin !== undefined && gstPercent === 0) return { reason: 'noGst' };
  const { totalPaise: amountPaise, taxPaise } = orderAmounts(unitPaise, quantity, gstPercent);
  const item = {
    ...{ serviceName, quantity, unit, amountPaise, taxPaise },
    counts: counts ? JSON.stringify(inOrder(counts)) : null,
  };
  if (rupeesToPaise(amount) === amountPaise) return item;
  return { reason: 'priceChanged', item };
}

/**
 * Stores an order and starts its payment. The order is stored before the provider is called, so
 * that none is lost. The same idempotency key finds the same order; with another request it is refused.
 */
export async function placeOrder(
  checkout: PlaceOrderDeps,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult> {
  const item = itemOf(request, checkout);
  if ('reason' in item) {
    return (await repeatOf(checkout, request, idempotencyKey)) ?? item;
  }
  const wanted = newOrder(checkout, request, item, idempotencyKey);
  const { created, order } = await insertOrder(checkout.db, wanted);
  if (order.requestDigest !== wanted.requestDigest) return { reason: 'keyReused' };
  const result = await withOrderNamed(order, created ? submitOrder : resumeOrder, checkout);
  // Superseded, so the key is free again: the payer gets through with another order.
  return result ?? (await placeOrder(checkout, request, idempotencyKey));
}

/** The way on of an order that was placed before the catalogue changed; undefined where none was. */
async function repeatOf(
  checkout: PlaceOrderDeps,
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
  checkout: PlaceOrderDeps,
): Promise<PlaceOrderResult | undefined> {
  try {
    return await proceed(checkout, order);
  } catch (error) {
    throw error instanceof Error ? Object.assign(error, { orderId: order.id }) : error;
  }
}

function newOrder(
  { nowMs, provider }: PlaceOrderDeps,
  request: PaymentRequest,
  item: OrderItem,
  idempotencyKey: string,
): NewOrder {
  const { language = null, name, phone, gstin: payerGstin = null } = request;
  const createdAtMs = nowMs();
  return {
    id: newOrderId(createdAtMs),
    idempotencyKey,
    requestDigest: digestOf(request),
    name,
    phone,
    payerGstin,
    language,
    ...item,
    provider: provider.name,
    createdAtMs,
    expiresAtMs: createdAtMs + (provider.clockOffsetMs() ?? 0) + provider.payerMs,
    nextCheckAtMs: createdAtMs + provider.checkPauseMs(0),
    cause: 'request',
  };
}
