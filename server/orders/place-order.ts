import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Catalogue, findService } from '#contract/catalogue.ts';
import type { PaymentRequest } from '#contract/checkout.ts';
import { countsMatchUnit, inOrder } from '#contract/counts.ts';
import { rupeesToPaise } from '#contract/money.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { rulesOf } from '#contract/order-states.ts';
import { isQuantity, type QuantityLimits } from '#contract/quantity.ts';
import type { Database } from '#server/database/schema.ts';
import {
  type PaymentProvider,
  PaymentRefused,
  ProviderUnavailable,
  type StartedPayment,
} from '#server/payments/provider.ts';
import { applyMove, recordPageLost, recordPaymentStarted } from './moves.ts';
import type { NewOrder, Order } from './order.ts';
import { newOrderId } from './order-id.ts';
import { countsByKey, describeItem, type OrderItem } from './order-item.ts';
import type { PaymentCheckDeps } from './payment-status.ts';
import { confirmPayment, recordPaymentStatus } from './payment-status.ts';
import { findOrder, findOrderByKey, insertOrder } from './store.ts';

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
  /** Measures waits, in ms: the wall clock may be set back meanwhile. `performance.now` unless given. */
  elapsedMs?: () => number;
  /** Ends when the payer has gone away; given for each request. */
  signal?: AbortSignal;
  /** Where the payer comes back to, for an order: a page in its language. */
  returnUrl: (order: Pick<Order, 'id' | 'language'>) => string;
  alert: PaymentCheckDeps['alert'];
}

/**
 * What a stored order means for a payer who presses Pay. Undefined where it leads nowhere: nothing
 * is decided yet, or another order is to take its place.
 */
function placeOrderResultOf(
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

/** What tells two requests with one idempotency key apart. */
function digestOf(request: PaymentRequest): string {
  const { name, phone, amount, serviceName, quantity = 1, gstin = null, counts = {} } = request;
  const fields = [name, phone, amount, serviceName, quantity, gstin, inOrder(counts)];
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
  deps: PlaceOrderDeps,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult> {
  const item = itemOf(request, deps);
  if ('reason' in item) {
    return (await repeatOf(deps, request, idempotencyKey)) ?? item;
  }
  const wanted = newOrder(deps, request, item, idempotencyKey);
  const { created, order } = await insertOrder(deps.db, wanted);
  if (order.requestDigest !== wanted.requestDigest) return { reason: 'keyReused' };
  const result = await withOrderNamed(order, created ? submitOrder : resumeOrder, deps);
  // Superseded, so the key is free again: the payer gets through with another order.
  return result ?? (await placeOrder(deps, request, idempotencyKey));
}

/** The way on of an order that was placed before the catalogue changed; undefined where none was. */
async function repeatOf(
  deps: PlaceOrderDeps,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<PlaceOrderResult | undefined> {
  const order = await findOrderByKey(deps.db, idempotencyKey);
  if (order?.requestDigest !== digestOf(request)) return undefined;
  return await withOrderNamed(order, resumeOrder, deps);
}

/** Goes on with a stored order; whatever goes wrong from here on names it, for the log. */
async function withOrderNamed(
  order: Order,
  proceed: typeof submitOrder,
  deps: PlaceOrderDeps,
): Promise<PlaceOrderResult | undefined> {
  try {
    return await proceed(deps, order);
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

/**
 * Submits a stored order to the provider and keeps its response. The page is handed out only by the
 * request that moved the order: undefined where the order was superseded meanwhile, for then the
 * payer has the page of another one.
 */
async function submitOrder(
  deps: PlaceOrderDeps,
  order: Order,
): Promise<PlaceOrderResult | undefined> {
  const started = await callProvider(deps, order);
  if ('reason' in started) return started;
  const atMs = deps.nowMs();
  const kept = await recordPaymentStarted(deps.db, order.id, {
    ...started,
    cause: 'request',
    atMs,
    nextCheckAtMs: atMs + deps.provider.checkPauseMs(0),
  });
  return 'order' in kept ? placeOrderResultOf(deps, kept.order) : undefined;
}

async function callProvider(deps: PlaceOrderDeps, order: Order): Promise<StartedPayment | Refusal> {
  const { id, amountPaise, name, phone } = order;
  if (name === null || phone === null) return { reason: 'refused', orderId: id };
  const returnUrl = deps.returnUrl(order);
  try {
    return await deps.provider.startPayment({
      id,
      amountPaise,
      item: describeItem({ ...order, counts: null }),
      madeOf: countsByKey(order),
      name,
      phone,
      returnUrl,
    });
  } catch (error) {
    return await toRefusal(deps, id, error);
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

const pollMs = 100;

/** Nothing has been heard from the provider about the start of its payment. */
const isUnstarted = ({ state }: Order): boolean => rulesOf(state).payAgain === 'start';

/**
 * A repeat of a request: the first one may still be under way, be done, or have died half-way.
 * Undefined where its order was superseded, so that the same key is free for another one.
 */
async function resumeOrder(
  deps: PlaceOrderDeps,
  order: Order,
): Promise<PlaceOrderResult | undefined> {
  const current = await waitForStart(deps, order);
  if (deps.signal?.aborted) return { reason: 'unavailable', orderId: order.id };
  if (isUnstarted(current)) return await startAgain(deps, current);
  return placeOrderResultOf(deps, await followCheckRequest(deps, current));
}

/**
 * Asks the provider first if a webhook has come that no poll has followed yet: a payer who has paid must
 * not get another page to pay on.
 */
async function followCheckRequest(deps: PlaceOrderDeps, order: Order): Promise<Order> {
  if (order.checkRequestedAtMs === null) return order;
  try {
    return await confirmPayment(order, { ...deps, cause: 'request' });
  } catch (error) {
    if (error instanceof ProviderUnavailable) return order;
    throw error;
  }
}

/**
 * Waits until the start of an order is decided, takes too long, or the payer has gone; returns the order.
 * Another server may have started it, so its age is by the wall clock; the wait itself is by a monotonic one.
 */
async function waitForStart(deps: PlaceOrderDeps, order: Order): Promise<Order> {
  const { db, nowMs, provider, signal, elapsedMs = () => performance.now() } = deps;
  const leftMs = order.createdAtMs + provider.longestStartMs - nowMs();
  const untilMs = elapsedMs() + Math.min(leftMs, provider.longestStartMs);
  let current = order;
  while (isUnstarted(current) && elapsedMs() < untilMs && !signal?.aborted) {
    await wait(pollMs, undefined, { signal }).catch(() => undefined);
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
  deps: PlaceOrderDeps,
  order: Order,
): Promise<PlaceOrderResult | undefined> {
  const orderId = order.id;
  if (order.provider !== deps.provider.name) return await supersede(deps, orderId);
  try {
    const status = await deps.provider.findPayment(orderId);
    if (status.state === 'unknown') return await submitOrder(deps, order);
    if (status.state === 'pending') return await supersede(deps, orderId);
    const known = await recordPaymentStatus(order, status, { ...deps, cause: 'request' });
    return placeOrderResultOf(deps, known) ?? { reason: 'unavailable', orderId };
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { reason: 'unavailable', orderId, error };
    throw error;
  }
}

/** Under the order's lock, so that a page that was kept meanwhile wins, and a later one is never shown. */
async function supersede(
  deps: PlaceOrderDeps,
  orderId: string,
): Promise<PlaceOrderResult | undefined> {
  const details = { cause: 'request', atMs: deps.nowMs() };
  const result = await recordPageLost(deps.db, orderId, details);
  return 'order' in result ? placeOrderResultOf(deps, result.order) : undefined;
}
