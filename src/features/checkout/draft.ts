import { type Details, detailNames, noDetails } from './details.ts';

/** What is stored: what was typed, and the key of the request in which it was sent. */
interface Stored {
  details: Details;
  /** Of the last order that was placed with these details. */
  orderId?: string | undefined;
  /**
   * The request as it was sent, its key, and the order that it has made. Other details are another form and
   * need another key.
   */
  sent?: { request: string; key: string; orderId?: string | undefined } | undefined;
}

/** A store of the browser, such as sessionStorage; any of its calls may throw. */
export type Store = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

const storageKey = 'checkout';
const nothing: Stored = { details: noDetails };

/** 128 random bits in hex. Not randomUUID, which old browsers and plain HTTP do not have. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const isText = (value: unknown) => typeof value === 'string';
const isTextOrMissing = (value: unknown) => value === undefined || isText(value);

/** A field that the form did not have yet is missing. */
function isStored(value: unknown): value is { details: Partial<Details>; sent?: Stored['sent'] } {
  const { details, orderId, sent } = (value ?? {}) as Partial<Stored>;
  const isSent =
    sent === undefined ||
    ([sent?.key, sent?.request].every(isText) && isTextOrMissing(sent?.orderId));
  const texts = [orderId, ...detailNames.map((name) => details?.[name])];
  return isSent && isText(details?.name) && texts.every(isTextOrMissing);
}

/** What the store has; `otherwise` where it cannot be read. */
function read(store: () => Store, otherwise: Stored): Stored {
  try {
    const value: unknown = JSON.parse(store().getItem(storageKey) ?? 'null');
    if (!isStored(value)) return nothing;
    return { ...value, details: { ...noDetails, ...value.details } };
  } catch {
    return otherwise;
  }
}

/**
 * Keeps a checkout form over reload, back and failure, for as long as the tab is open: what was
 * typed, and the idempotency key, one for each filled form (contract/checkout-rules.ts). Where the browser
 * forbids storage it lasts as long as the page.
 */
export class Draft {
  #store: () => Store;
  #makeKey: () => string;
  #stored: Stored;

  constructor(store: () => Store = () => sessionStorage, makeKey = randomKey) {
    this.#store = store;
    this.#makeKey = makeKey;
    this.#stored = read(store, nothing);
  }

  /** After a while in which another page may have written to the store. */
  readAgain(): void {
    this.#stored = read(this.#store, this.#stored);
  }

  get details(): Details {
    return this.#stored.details;
  }

  /** Keeps what was typed. Others are those of another order, but for the e-mail, which is not sent. */
  keep(details: Details): void {
    const isSame = detailNames.every(
      (name) => name === 'email' || details[name] === this.details[name],
    );
    const { orderId, sent } = this.#stored;
    this.#write({ details, orderId: isSame ? orderId : undefined, sent });
  }

  /** The request that was sent has made an order. */
  setOrder(orderId: string): void {
    const { details, sent } = this.#stored;
    this.#write({ details, orderId, sent: sent && { ...sent, orderId } });
  }

  /** Whether these are the details of that order: one tab may have placed several, for several people. */
  isOf(orderId: string): boolean {
    return this.#stored.orderId === orderId;
  }

  /** Whether this request has been sent, so that sending it again leads to the same order. */
  hasSent(request: object): boolean {
    return this.#stored.sent?.request === JSON.stringify(request);
  }

  /** The key under which this request is sent: the same one until it is dropped. */
  keyFor(request: object): string {
    const body = JSON.stringify(request);
    const { sent } = this.#stored;
    if (sent?.request === body) return sent.key;
    const key = this.#makeKey();
    this.#write({ ...this.#stored, sent: { request: body, key } });
    return key;
  }

  /** After a definite no: the next press is another attempt, with another key. */
  dropKey(): void {
    this.#write({ ...this.#stored, sent: undefined });
  }

  /** The same after a no to that order; a request that has no answer yet keeps its key. */
  dropKeyOf(orderId: string): void {
    if (this.#stored.sent?.orderId === orderId) this.dropKey();
  }

  /** After a payment: nothing of it stays in the browser. */
  clear(): void {
    this.#stored = nothing;
    try {
      this.#store().removeItem(storageKey);
    } catch {
      // Storage is switched off, so nothing was kept.
    }
  }

  #write(stored: Stored): void {
    this.#stored = stored;
    try {
      this.#store().setItem(storageKey, JSON.stringify(stored));
    } catch {
      // Storage is full or switched off: kept in memory only.
    }
  }
}
