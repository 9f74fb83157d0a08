import type { OrderItem } from '#contract/checkout.ts';
import { type Details, detailNames, noDetails } from './details.ts';
import { isOrderItem } from './payment-api.ts';

// All that the checkout keeps in the browser. It is validated by hand when read, because zod would add a
// third to the script.

type StorageName = 'localStorage' | 'sessionStorage';

/** Writes JSON; does nothing if storage is full or switched off. */
function write(storage: StorageName, key: string, value: unknown): void {
  try {
    globalThis[storage].setItem(key, JSON.stringify(value));
  } catch {
    // The checkout works without it while the page is open.
  }
}

/** Stored JSON; null if missing or invalid, undefined if storage is unavailable. */
function read(storage: StorageName, key: string): unknown {
  try {
    return JSON.parse(globalThis[storage].getItem(key) ?? 'null');
  } catch (error) {
    return error instanceof SyntaxError ? null : undefined;
  }
}

const isText = (value: unknown) => typeof value === 'string';
const isOptionalText = (value: unknown) => value === undefined || isText(value);

interface StoredDraft {
  details: Details;
  /** The last order placed with these details. */
  orderId?: string | undefined;
  /** The last request, its idempotency key, and the order it created, if the server answered. */
  sent?: { request: string; key: string; orderId?: string | undefined } | undefined;
}

const draftKey = 'checkout';
const emptyDraft: StoredDraft = { details: noDetails };

function isDraft(value: unknown): value is StoredDraft {
  const { details, orderId, sent } = (value ?? {}) as Partial<StoredDraft>;
  const isSentValid =
    sent === undefined ||
    ([sent?.key, sent?.request].every(isText) && isOptionalText(sent?.orderId));
  const areDetailsValid = detailNames.every((name) => isText(details?.[name]));
  return areDetailsValid && isOptionalText(orderId) && isSentValid;
}

/** 128 random bits in hex. Not randomUUID, which is missing on plain HTTP. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * The checkout form while its tab is open, over reload, back navigation and failure: the typed details, and
 * one idempotency key for each filled form (contract/checkout-rules.ts). Without storage it lasts as long as
 * the page.
 */
export class Draft {
  #stored = emptyDraft;

  constructor() {
    this.reload();
  }

  /** Reads the storage again, which another page may have written. */
  reload(): void {
    const value = read('sessionStorage', draftKey);
    if (value !== undefined) this.#stored = isDraft(value) ? value : emptyDraft;
  }

  get details(): Details {
    return this.#stored.details;
  }

  /** Other details belong to another order, except for the email, which is never sent. */
  saveDetails(details: Details): void {
    const isSame = detailNames.every(
      (name) => name === 'email' || details[name] === this.details[name],
    );
    const { orderId, sent } = this.#stored;
    this.#write({ details, orderId: isSame ? orderId : undefined, sent });
  }

  /** Records the order that the last request created. */
  setOrder(orderId: string): void {
    const { details, sent } = this.#stored;
    this.#write({ details, orderId, sent: sent && { ...sent, orderId } });
  }

  /** Whether these are the details of that order: one tab may place several, for several payers. */
  belongsTo(orderId: string): boolean {
    return this.#stored.orderId === orderId;
  }

  /** Whether this request was the last one sent: sending it again leads to the same order. */
  hasSent(request: object): boolean {
    return this.#stored.sent?.request === JSON.stringify(request);
  }

  /** Idempotency key of a request: the same one until it is dropped. */
  keyFor(request: object): string {
    const { sent } = this.#stored;
    if (sent && this.hasSent(request)) return sent.key;
    const key = randomKey();
    this.#write({ ...this.#stored, sent: { request: JSON.stringify(request), key } });
    return key;
  }

  /** After a definite refusal: the next attempt gets another key. */
  dropKey(): void {
    this.#write({ ...this.#stored, sent: undefined });
  }

  /** Drops the key of that order; a request without an answer keeps its key. */
  dropKeyOf(orderId: string): void {
    if (this.#stored.sent?.orderId === orderId) this.dropKey();
  }

  /** Forgets the form after a payment. */
  clear(): void {
    this.#write(emptyDraft);
  }

  #write(stored: StoredDraft): void {
    this.#stored = stored;
    write('sessionStorage', draftKey, stored);
  }
}

/** An order placed by this browser, without the payer's details. */
export interface PastOrder {
  id: string;
  serviceName: string;
  /** When it was placed, in ms since 1970. */
  atMs: number;
}

const ordersKey = 'orders';
const orderLifetimeMs = 24 * 60 * 60 * 1000;

function isPastOrder(value: unknown): value is PastOrder {
  const { id, serviceName, atMs } = (value ?? {}) as Partial<PastOrder>;
  return isText(id) && isText(serviceName) && typeof atMs === 'number';
}

/** Orders of the last day, newest first. */
export function pastOrders(nowMs = Date.now()): PastOrder[] {
  const value = read('localStorage', ordersKey);
  const orders = Array.isArray(value) ? value.filter(isPastOrder) : [];
  return orders.filter(({ atMs }) => atMs > nowMs - orderLifetimeMs);
}

/** Keeps an order for a day. */
export function rememberOrder(order: PastOrder): void {
  const others = pastOrders(order.atMs).filter(({ id }) => id !== order.id);
  write('localStorage', ordersKey, [order, ...others]);
}

const receiptKey = (orderId: string) => `receipt ${orderId}`;

/** Keeps them by order: the form is cleared after a payment, or filled in for another payer. */
export function saveReceiptDetails(orderId: string, details: Details): void {
  write('sessionStorage', receiptKey(orderId), details);
}

/** The details kept for an order's receipt, if any. */
export function receiptDetails(orderId: string): Details | undefined {
  const stored = (read('sessionStorage', receiptKey(orderId)) ?? {}) as Partial<Details>;
  return detailNames.every((name) => isText(stored[name])) ? (stored as Details) : undefined;
}

const itemKey = (orderId: string) => `item ${orderId}`;

/** Keeps what was bought, for the payment status until the server answers. */
export function saveOrderItem(orderId: string, item: OrderItem): void {
  const { service, serviceName, quantity, counts, unit, amountPaise, taxPaise } = item;
  const kept = { service, serviceName, quantity, counts, unit, amountPaise, taxPaise };
  write('sessionStorage', itemKey(orderId), kept);
}

/** What was bought in this tab by that order, if known. */
export function orderItem(orderId: string): OrderItem | undefined {
  const stored = read('sessionStorage', itemKey(orderId));
  return isOrderItem(stored) ? stored : undefined;
}
