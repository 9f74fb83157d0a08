import { randomInt, randomUUID } from 'node:crypto';
import { Agent, type RequestOptions } from 'node:http';
import { paymentResponseSchema, statusResponseSchema } from '#contract/checkout.ts';
import { ask } from '#tests/deploy/ask.ts';
import { request } from '#tests/fixtures/content.ts';

const agent = new Agent({ keepAlive: true });

/** Response times of a purchase, in ms. */
export interface ResponseTimes {
  /** Placing the order: until the address of the pay page arrives. */
  pageMs: number;
  /** The status request after the payment: until it says that the order is paid. */
  paidMs: number;
}

async function call(url: string, options: RequestOptions & { body?: string } = {}) {
  const startMs = performance.now();
  const { headers, body } = await ask(url, { agent, ...options });
  return { headers, text: body.toString(), tookMs: performance.now() - startMs };
}

const post = (url: string, type: string, body: string) =>
  call(url, {
    method: 'POST',
    headers: { 'content-type': type, 'idempotency-key': randomUUID() },
    body,
  });

/** Requests an order's status once; throws unless it is paid. Returns the response time in ms. */
export async function requestStatus(origin: string, id: string): Promise<number> {
  const { text, tookMs } = await call(`${origin}/api/phonepe-status?id=${id}`);
  const { code } = statusResponseSchema.parse(JSON.parse(text));
  if (code !== 'PAYMENT_SUCCESS') throw new Error(`${id} is not paid: ${code}`);
  return tookMs;
}

/** One order from the form through PhonePe's page to "Payment Successful!". Throws if a step fails. */
export async function buy(origin: string): Promise<ResponseTimes & { id: string }> {
  const json = 'application/json';
  // A different person each time: an order for the same service by the same person would be flagged.
  const phone = String(randomInt(6_000_000_000, 10_000_000_000));
  const body = JSON.stringify({ ...request, phone });
  const placed = await post(`${origin}/api/phonepe`, json, body);
  const { redirectUrl } = paymentResponseSchema.parse(JSON.parse(placed.text));
  if (!redirectUrl) throw new Error(`no pay page: ${placed.text}`);
  const form = 'application/x-www-form-urlencoded';
  const { headers } = await post(redirectUrl, form, 'outcome=pay');
  const id = new URL(headers.location ?? '').searchParams.get('id') ?? '';
  return { id, pageMs: placed.tookMs, paidMs: await requestStatus(origin, id) };
}
