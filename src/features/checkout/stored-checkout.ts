import { type Details, detailNames, noDetails } from './details.ts';

// All that the checkout keeps in the browser: the draft and receipt details in sessionStorage, past orders
// in localStorage. What is read back is validated by hand, because zod would add a third to the script.

/** A browser store, such as sessionStorage; any of its calls may throw. */
export type Store = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

const session = (): Store => sessionStorage;
const local = (): Store => localStorage;

const isText = (value: unknown) => typeof value === 'string';
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);

/** Writes JSON; does nothing where storage is full or switched off. */
function write(store: () => Store, key: string, value: unknown): void {
  try {
    store().setItem(key, JSON.stringify(value));
  } catch {
    // The checkout works without it, for as long as the page is open.
  }
}

/** Stored JSON; null if missing or invalid, undefined if storage is unavailable. */
function read(store: () => Store, key: string): unknown {
  let text: string | null;
  try {
    text = store().getItem(key);
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

interface StoredDraft {
  details: Details;
  /** The last order placed with these details. */
  orderId?: string | undefined;
  /** The last request, its idempotency key, and the order it created, if the server answered. */
  sent?: { request: string; key: string; orderId?: string | undefined } | undefined;
}

const draftKey = 'checkout';
const emptyDraft: StoredDraft = { details: noDetails };

/** 128 random bits in hex. Not randomUUID, which plain HTTP does not have. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A draft from an older form may lack fields. */
function isDraft(
  value: unknown,
): value is Omit<StoredDraft, 'details'> & { details: Partial<Details> } {
  const { details, orderId, sent } = (value ?? {}) as Partial<StoredDraft>;
  const isSentValid =
    sent === undefined ||
    ([sent?.key, sent?.request].every(isText) && isTextOrMissing(sent?.orderId));
  const texts = [orderId, ...detailNames.map((name) => details?.[name])];
  return isSentValid && isText(details?.name) && texts.every(isTextOrMissing);
}

/**
 * The checkout form as it survives reload, back navigation and failure while the tab is open: the typed
 * details, and one idempotency key for each filled form (contract/checkout-rules.ts). Where the browser
 * forbids storage it lasts as long as the page.
 */
export class Draft {
  #store: () => Store;
  #makeKey: () => string;
  #stored = emptyDraft;

  constructor(store = session, makeKey = randomKey) {
    this.#store = store;
    this.#makeKey = makeKey;
    this.reload();
  }

  /** Reads the store again, which another page may have written meanwhile. */
  reload(): void {
    const value = read(this.#store, draftKey);
    if (value === undefined) return;
    this.#stored = isDraft(value)
      ? { ...value, details: { ...noDetails, ...value.details } }
      : emptyDraft;
  }

  get details(): Details {
    return this.#stored.details;
  }

  /** Other details belong to another order; the email alone may change, because it is never sent. */
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

  /** Whether these are the details of that order: one tab may place several, for several people. */
  belongsTo(orderId: string): boolean {
    return this.#stored.orderId === orderId;
  }

  /** Whether this request was sent already, so that sending it again leads to the same order. */
  hasSent(request: object): boolean {
    return this.#stored.sent?.request === JSON.stringify(request);
  }

  /** Idempotency key of a request: the same one until it is dropped. */
  keyFor(request: object): string {
    const body = JSON.stringify(request);
    const { sent } = this.#stored;
    if (sent?.request === body) return sent.key;
    const key = this.#makeKey();
    this.#write({ ...this.#stored, sent: { request: body, key } });
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

  /** After a payment nothing of the form stays in the browser. */
  clear(): void {
    this.#stored = emptyDraft;
    try {
      this.#store().removeItem(draftKey);
    } catch {
      // Storage is switched off, so nothing was kept.
    }
  }

  #write(stored: StoredDraft): void {
    this.#stored = stored;
    write(this.#store, draftKey, stored);
  }
}

/** An order placed by this browser, without anything about the payer. */
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
export function pastOrders(nowMs = Date.now(), store = local): PastOrder[] {
  const value = read(store, ordersKey);
  const orders = Array.isArray(value) ? value.filter(isPastOrder) : [];
  return orders.filter(({ atMs }) => atMs > nowMs - orderLifetimeMs);
}

/** Keeps an order for a day. */
export function rememberOrder(order: PastOrder, store = local): void {
  const others = pastOrders(order.atMs, store).filter(({ id }) => id !== order.id);
  write(store, ordersKey, [order, ...others]);
}

/** What the receipt needs of the details. */
export type ReceiptDetails = Pick<Details, 'email' | 'gstin'>;

const receiptKey = (orderId: string) => `receipt ${orderId}`;

/**
 * Keeps what an order's receipt needs while the tab is open, because the form is cleared after a payment or
 * filled in for somebody else.
 */
export function saveReceiptDetails(
  orderId: string,
  { email, gstin }: ReceiptDetails,
  store = session,
): void {
  if (email) write(store, receiptKey(orderId), { email, gstin });
}

/** What was kept for an order's receipt, if anything. */
export function receiptDetails(orderId: string, store = session): ReceiptDetails | undefined {
  const { email, gstin } = (read(store, receiptKey(orderId)) ?? {}) as Partial<ReceiptDetails>;
  return email !== undefined && gstin !== undefined && isText(email) && isText(gstin)
    ? { email, gstin }
    : undefined;
}
