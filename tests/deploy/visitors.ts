import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { idempotencyHeader, paymentAnswerSchema, statusAnswerSchema } from '#contract/checkout.ts';
import { request } from '#tests/fixtures/content.ts';
import type { Answer } from './ask.ts';
import type { Caddy } from './caddy-process.ts';

/** Linux has all of 127.0.0.0/8: there each visitor has an address, by which Caddy picks the server. */
const addressOf = (visitor: number) =>
  process.platform === 'linux' ? `127.0.0.${1 + visitor}` : '127.0.0.1';

/**
 * From Caddy to the visitor's phone and back, in ms. A process that was killed takes connections for some
 * ms more; over a network, no repeat comes that soon.
 */
const roundTripMs = 150;

/** Somebody who reads pages and orders, and throws at any answer that is not the right one. */
export interface Visitor {
  /** Loads a page, which is to be that of the build byte for byte. */
  load: (path: string, page: Buffer) => Promise<void>;
  /** Orders, pays on the provider's page, and comes back. No other order has this phone. */
  buy: (phone: string) => Promise<void>;
  /** How often Caddy told the browser to send an order again. */
  repeats: () => number;
}

/** A visitor of the site behind Caddy; visitors are numbered from 0. */
export function visitorOf(caddy: Caddy, visitor: number): Visitor {
  const localAddress = addressOf(visitor);
  let repeats = 0;

  /** As a browser does: a 307 makes it send the same request again, without asking anybody. */
  async function post(path: string, phone: string): Promise<Answer> {
    const form = {
      method: 'POST',
      localAddress,
      headers: {
        'content-type': 'application/json',
        [idempotencyHeader]: randomBytes(16).toString('hex'),
        origin: caddy.origin,
      },
      // The provider takes its time, so that servers end in the middle of an order.
      body: JSON.stringify({ ...request, phone, name: 'Asha sim:slow-pay=600' }),
    };
    let answer = await caddy.ask(path, form);
    while (answer.status === 307) {
      repeats += 1;
      await wait(roundTripMs);
      answer = await caddy.ask(answer.headers.location ?? '', form);
    }
    return answer;
  }

  async function buy(phone: string): Promise<void> {
    const placed = await post('/api/phonepe', phone);
    const { redirectUrl = '' } = paymentAnswerSchema.parse(bodyOf(placed));
    const body = new URLSearchParams({ outcome: 'pay' });
    const paid = await fetch(redirectUrl, { method: 'POST', redirect: 'manual', body });
    const { search } = new URL(paid.headers.get('location') ?? '');
    const told = await caddy.ask(`/api/phonepe-status${search}`, { localAddress });
    const { code } = statusAnswerSchema.parse(bodyOf(told));
    if (code !== 'PAYMENT_SUCCESS') throw new Error(`${phone} paid and was told ${code}`);
  }

  async function load(path: string, page: Buffer): Promise<void> {
    const headers = { 'accept-encoding': 'br' };
    const { status, body } = await caddy.ask(path, { localAddress, headers });
    if (status !== 200 || !page.equals(body)) throw new Error(`${path}: HTTP ${status} ${body}`);
  }

  return { load, buy, repeats: () => repeats };
}

function bodyOf({ status, body }: Answer): unknown {
  if (status !== 200) throw new Error(`HTTP ${status} ${body}`);
  return JSON.parse(body.toString());
}
