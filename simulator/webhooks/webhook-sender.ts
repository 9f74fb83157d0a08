import { createHash } from 'node:crypto';
import type { WebhookOptions } from '../options.ts';
import type { Delivery } from '../orders/order.ts';
import type { Timers } from '../timers.ts';
import type { WebhookBody } from './webhook-body.ts';

/** Lowercase hex SHA-256 of `username:password` (PhonePe contract, section 4). */
export const webhookAuthorization = (username: string, password: string): string =>
  createHash('sha256').update(`${username}:${password}`).digest('hex');

/** Deliveries that an order remembers. */
const remembered = 20;

/** One webhook on its way. */
export interface Parcel {
  body: WebhookBody;
  authorization: string;
  /** Where each try is written down. */
  deliveries: Delivery[];
}

/** Sends webhooks and, until they are answered with 2xx, sends them again. */
export class WebhookSender {
  readonly #options: WebhookOptions;
  readonly #timers: Timers;
  readonly #now: () => number;
  #closed = false;

  constructor(options: WebhookOptions, timers: Timers, now: () => number) {
    this.#options = options;
    this.#timers = timers;
    this.#now = now;
  }

  /** Resolves after the first try; later ones are timed. Never rejects. */
  async send(parcel: Parcel, attemptsLeft = this.#options.attempts): Promise<void> {
    const httpStatus = await this.#post(parcel);
    if (this.#closed) return;
    parcel.deliveries.push({ event: parcel.body.event, httpStatus, atMs: this.#now() });
    if (parcel.deliveries.length > remembered) parcel.deliveries.shift();
    const taken = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
    if (taken || attemptsLeft <= 1) return;
    this.#timers.after(this.#options.retryDelayMs, () => void this.send(parcel, attemptsLeft - 1));
  }

  /** Nothing is sent again. */
  close(): void {
    this.#closed = true;
  }

  async #post({ authorization, body }: Parcel): Promise<number | null> {
    try {
      const answer = await fetch(this.#options.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#options.timeoutMs),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return null;
    }
  }
}
