import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { paymentResponseSchema, statusResponseSchema } from '#contract/checkout.ts';
import { idempotencyHeader } from '#contract/checkout-rules.ts';
import { isNotFoundPage } from '#server/http/pages.ts';
import { request } from '#tests/fixtures/content.ts';
import type { Caddy } from './caddy-process.ts';
import type { RawResponse } from './fetch-raw.ts';

/** On Linux each visitor has its own address, by which Caddy chooses the server. */
const addressOf = (visitor: number) =>
  process.platform === 'linux' ? `127.0.0.${1 + visitor}` : '127.0.0.1';

/**
 * Network round trip between Caddy and a visitor, in ms. A killed server may accept connections for some
 * milliseconds more, but over a network no repeated request arrives that soon.
 */
const roundTripMs = 150;

/** A visitor who loads pages and places orders, and throws on any wrong response. */
export interface Visitor {
  /** Loads a page, which must be that of the build byte for byte. */
  load: (path: string, page: Buffer) => Promise<void>;
  /** Places an order with this phone, pays on the provider's page, and requests the status. */
  buy: (phone: string) => Promise<void>;
  /** How many orders Caddy has answered with 307. */
  repeats: () => number;
}

/** A visitor of the site behind Caddy; each has a number from 0. */
export function visitorOf(caddy: Caddy, visitor: number): Visitor {
  const localAddress = addressOf(visitor);
  let repeats = 0;

  /** Follows a 307 as a browser does: it sends the same request again. */
  async function post(path: string, phone: string): Promise<RawResponse> {
    const form = {
      method: 'POST',
      localAddress,
      headers: {
        'content-type': 'application/json',
        [idempotencyHeader]: randomBytes(16).toString('hex'),
        origin: caddy.origin,
      },
      // The provider is slow, so that servers die in the middle of orders.
      body: JSON.stringify({ ...request, phone, name: 'Asha sim:slow-pay=600' }),
    };
    let response = await caddy.fetch(path, form);
    while (response.status === 307) {
      repeats += 1;
      await wait(roundTripMs);
      response = await caddy.fetch(response.headers.location ?? '', form);
    }
    return response;
  }

  async function buy(phone: string): Promise<void> {
    const placed = await post('/api/phonepe', phone);
    const { redirectUrl = '' } = paymentResponseSchema.parse(bodyOf(placed));
    const body = new URLSearchParams({ outcome: 'pay' });
    const paid = await fetch(redirectUrl, { method: 'POST', redirect: 'manual', body });
    const { search } = new URL(paid.headers.get('location') ?? '');
    const response = await caddy.fetch(`/api/phonepe-status${search}`, { localAddress });
    const { code } = statusResponseSchema.parse(bodyOf(response));
    if (code !== 'PAYMENT_SUCCESS') throw new Error(`${phone} paid and got ${code}`);
  }

  async function load(path: string, page: Buffer): Promise<void> {
    const headers = { 'accept-encoding': 'br' };
    const { status, body } = await caddy.fetch(path, { localAddress, headers });
    const isRight = status === (isNotFoundPage(path) ? 404 : 200) && page.equals(body);
    if (!isRight) throw new Error(`${path}: HTTP ${status}, ${body.length} bytes`);
  }

  return { load, buy, repeats: () => repeats };
}

function bodyOf({ status, body }: RawResponse): unknown {
  if (status !== 200) throw new Error(`HTTP ${status} ${body}`);
  return JSON.parse(body.toString());
}
