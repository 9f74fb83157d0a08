import { createHash } from 'node:crypto';
import type { WebhookOptions } from '../options.ts';
import type { Delivery } from '../orders/order.ts';
import type { Timers } from '../timers.ts';
import type { WebhookBody } from './webhook-body.ts';

/** Lowercase hex SHA-256 of `username:password` (docs/phonepe.md, Webhooks). */
export const webhookAuthorization = (username: string, password: string): string =>
  createHash('sha256').update(`${username}:${password}`).digest('hex');

/** Deliveries kept with an order; the oldest makes room. */
const maxDeliveries = 20;

/** A webhook to be delivered. */
export interface WebhookMessage {
  body: WebhookBody;
  authorization: string;
  /** Each attempt is recorded here. */
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

  /** Resolves after the first attempt; retries are timed. Never rejects. */
  async send(message: WebhookMessage, attemptsLeft = this.#options.attempts): Promise<void> {
    const httpStatus = await this.#post(message);
    if (this.#closed) return;
    message.deliveries.push({ event: message.body.event, httpStatus, atMs: this.#now() });
    if (message.deliveries.length > maxDeliveries) message.deliveries.shift();
    const taken = httpStatus !== null && httpStatus >= 200 && httpStatus < 300;
    if (taken || attemptsLeft <= 1) return;
    this.#timers.after(this.#options.retryDelayMs, () => void this.send(message, attemptsLeft - 1));
  }

  /** Ends the retries. */
  close(): void {
    this.#closed = true;
  }

  async #post({ authorization, body }: WebhookMessage): Promise<number | null> {
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
