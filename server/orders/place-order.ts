import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Catalogue, findService } from '#contract/catalogue.ts';
import type { PaymentRequest } from '#contract/checkout.ts';
import { countsMatchUnit, inOrder } from '#contract/counts.ts';
import { rupeesToPaise } from '#contract/money.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { rulesOf } from '#contract/order-states.ts';
import { isQuantity, type QuantityLimits } from '#contract/quantity.ts';
import {
  ifUnavailable,
  PaymentRefused,
  ProviderUnavailable,
  type StartedPayment,
} from '#server/payments/provider.ts';
import { applyMove, recordPaymentStarted } from './moves.ts';
import type { NewOrder, Order } from './order.ts';
import { newOrderId } from './order-id.ts';
import { countsByKey, describeItem, type OrderItem } from './order-item.ts';
import { checkPayment, type PaymentCheckDeps, recordPaymentStatus } from './payment-status.ts';
import { findOrder, findOrderByKey, insertOrder } from './store.ts';

/** Why no payment was started. */
export type Refusal =
  | { reason: 'unknownService' | 'customPrice' | 'badQuantity' | 'noGst' | 'keyReused' }
  /** `error` is for the log. */
  | { reason: 'refused' | 'unavailable'; orderId: string; error?: Error }
  /** The item at its current price. */
  | { reason: 'priceChanged'; item: OrderItem }
  | { reason: 'quantityLimits'; limits: QuantityLimits };

/** The page on which the payer continues, or why there is none. */
export type PlaceOrderResult = { redirectUrl: string; orderId: string } | Refusal;

/** What placing an order needs. */
export interface PlaceOrderDeps extends Omit<PaymentCheckDeps, 'cause'> {
  catalogue: Catalogue;
  /** GST on every price, in per cent; 0 if none is charged. */
  gstPercent: number;
  /** Monotonic clock for waits, in ms; `performance.now` by default. */
  elapsedMs?: () => number;
  /** Aborts when the payer disconnects. */
  signal?: AbortSignal;
  /** The payment status page of an order, in its language. */
  returnUrl: (order: Pick<Order, 'id' | 'language'>) => string;
}

/** The answer to Pay for a stored order; undefined if it is undecided, or another order must replace it. */
type Outcome = PlaceOrderResult | undefined;

function outcomeOf({ returnUrl }: PlaceOrderDeps, order: Order): Outcome {
  const { id, redirectUrl, state } = order;
  const { payAgain } = rulesOf(state);
  if (payAgain === 'start' || payAgain === 'placeAnother') return undefined;
  if (payAgain === 'openPaymentPage' && redirectUrl) return { redirectUrl, orderId: id };
  // Money may have moved if there was a payment page; the status page says more.
  const wasPayable = redirectUrl !== null;
  if (payAgain !== 'openStatusPage' && !wasPayable) return { reason: 'refused', orderId: id };
  return { redirectUrl: returnUrl(order), orderId: id };
}

/** Distinguishes two requests with the same idempotency key. */
function digestOf(request: PaymentRequest): string {
  const { name, phone, amount, serviceName, quantity = 1, gstin = null, counts = {} } = request;
  const fields = [name, phone, amount, serviceName, quantity, gstin, inOrder(counts)];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/** The item at the catalogue's price, or why it cannot be ordered. */
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
  // An unregistered agency charges no GST that could be credited.
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
 * Stores an order, then starts its payment with the provider. The same idempotency key finds the same order;
 * with another request it is refused.
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
  const proceed = created ? submitOrder : resumeOrder;
  const result = await proceed(deps, order).catch(refusalFor(order));
  // Superseded, so the key is free for another order.
  return result ?? (await placeOrder(deps, request, idempotencyKey));
}

/** Resumes an order that was placed before the catalogue changed; undefined if there is none. */
async function repeatOf(
  deps: PlaceOrderDeps,
  request: PaymentRequest,
  idempotencyKey: string,
): Promise<Outcome> {
  const order = await findOrderByKey(deps.db, idempotencyKey);
  if (order?.requestDigest !== digestOf(request)) return undefined;
  return await resumeOrder(deps, order).catch(refusalFor(order));
}

/**
 * A handler of rejections. If the provider is unavailable, perhaps only its response was lost: the reconciler finds
 * out. Adds the order id to any other error, for the log.
 */
const refusalFor =
  ({ id: orderId }: Order) =>
  (error: unknown): Refusal => {
    if (error instanceof ProviderUnavailable) return { reason: 'unavailable', orderId, error };
    throw error instanceof Error ? Object.assign(error, { orderId }) : error;
  };

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
 * Submits a stored order to the provider and stores its response. Undefined if the order was superseded meanwhile:
 * the payer then gets the page of another one.
 */
async function submitOrder(deps: PlaceOrderDeps, order: Order): Promise<Outcome> {
  const started = await callProvider(deps, order);
  if ('reason' in started) return started;
  const atMs = deps.nowMs();
  const { order: current } = await recordPaymentStarted(deps.db, order.id, {
    ...started,
    cause: 'request',
    atMs,
    nextCheckAtMs: atMs + deps.provider.checkPauseMs(0),
  });
  return outcomeOf(deps, current);
}

/** A definite refusal ends the order. Rethrows any other error. */
async function callProvider(deps: PlaceOrderDeps, order: Order): Promise<StartedPayment | Refusal> {
  const { db, nowMs, provider, returnUrl } = deps;
  const { id, amountPaise, name, phone } = order;
  if (name === null || phone === null) return { reason: 'refused', orderId: id };
  try {
    return await provider.startPayment({
      ...{ id, amountPaise, name, phone },
      item: describeItem({ ...order, counts: null }),
      quantityDetails: countsByKey(order),
      returnUrl: returnUrl(order),
    });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await applyMove(db, id, 'PaymentRefused', { cause: 'request', atMs: nowMs() });
    return { reason: 'refused', orderId: id, error };
  }
}

const pollMs = 100;

/** The provider has not answered yet. */
const isUnstarted = ({ state }: Order): boolean => rulesOf(state).payAgain === 'start';

/**
 * A repeat of a request: the first one may be under way, done, or have died half-way. Undefined if its order
 * was superseded, which frees the key for another one.
 */
async function resumeOrder(deps: PlaceOrderDeps, order: Order): Promise<Outcome> {
  const current = await waitForStart(deps, order);
  if (deps.signal?.aborted) return { reason: 'unavailable', orderId: order.id };
  if (isUnstarted(current)) return await startAgain(deps, current);
  if (current.checkRequestedAtMs === null) return outcomeOf(deps, current);
  // A webhook requested a check: a payer who has paid must not get another payment page.
  const check = checkPayment(current, { ...deps, cause: 'request' });
  return outcomeOf(deps, await check.catch(ifUnavailable(current)));
}

/**
 * Waits for the provider's answer, a timeout, or the payer's disconnect. The order's age is measured by the wall
 * clock, because another server may have placed it, the wait by a monotonic one.
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
 * The provider's response was lost, or the server died before storing it. If the provider does not know the order, it
 * is sent now. If the provider awaits the payment, the address of its page is lost: the order is superseded, and the
 * reconciler keeps checking it. An order of another provider, such as a sandbox, is also superseded.
 */
async function startAgain(deps: PlaceOrderDeps, order: Order): Promise<Outcome> {
  const orderId = order.id;
  if (order.provider !== deps.provider.name) return await supersede(deps, orderId);
  const status = await deps.provider.findPayment(orderId);
  if (status.state === 'unknown') return await submitOrder(deps, order);
  if (status.state === 'pending') return await supersede(deps, orderId);
  const known = await recordPaymentStatus(order, status, { ...deps, cause: 'request' });
  return outcomeOf(deps, known) ?? { reason: 'unavailable', orderId };
}

/** Under the order's lock: a page that was stored meanwhile wins. */
async function supersede(deps: PlaceOrderDeps, orderId: string): Promise<Outcome> {
  const details = { cause: 'request', atMs: deps.nowMs() };
  const { order } = await applyMove(deps.db, orderId, 'PageLost', details);
  return outcomeOf(deps, order);
}
