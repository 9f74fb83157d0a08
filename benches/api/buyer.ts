import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { paymentResponseSchema, statusResponseSchema } from '#contract/checkout.ts';
import type { CheckoutProcesses } from './processes.ts';

const agent = new Agent({ keepAlive: true });

/** How long a buyer waited, in ms. */
export interface Waits {
  /** For the address of the pay page. */
  start: number;
  /** For the word that the payment has arrived. */
  paid: number;
}

interface Answer {
  status: number;
  location: string;
  text: string;
}

function call(method: 'GET' | 'POST', url: string, type = '', body = ''): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const headers = { ...(body && { 'content-type': type, 'idempotency-key': randomUUID() }) };
  const sent = request(url, { method, agent, headers }, (response) => {
    const { statusCode: status = 0, headers: given } = response;
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('error', reject);
    response.on('end', () =>
      resolve({ status, location: given.location ?? '', text: Buffer.concat(chunks).toString() }),
    );
  });
  sent.on('error', reject);
  sent.end(body);
  return promise;
}

const order = {
  name: 'Asha Kumari',
  phone: '9876543210',
  amount: 7499,
  serviceName: 'SEO Optimization',
};

async function placeOrder({ origin }: CheckoutProcesses): Promise<string> {
  const body = JSON.stringify(order);
  const { text } = await call('POST', `${origin}/api/phonepe`, 'application/json', body);
  const { redirectUrl } = paymentResponseSchema.parse(JSON.parse(text));
  if (!redirectUrl) throw new Error(`no pay page: ${text}`);
  return redirectUrl;
}

/** Asks for an order's status once; throws where it is not paid. Returns the wait in ms. */
export async function askStatus({ origin }: CheckoutProcesses, id: string): Promise<number> {
  const startMs = performance.now();
  const { text } = await call('GET', `${origin}/api/phonepe-status?id=${id}`);
  const { code } = statusResponseSchema.parse(JSON.parse(text));
  if (code !== 'PAYMENT_SUCCESS') throw new Error(`${id} is not paid: ${code}`);
  return performance.now() - startMs;
}

/** One order from the form to "Payment Successful!". Throws where any step fails. */
export async function buy(checkout: CheckoutProcesses): Promise<Waits & { id: string }> {
  const startMs = performance.now();
  const page = await placeOrder(checkout);
  const start = performance.now() - startMs;
  const id = await payOn(page);
  return { id, start, paid: await askStatus(checkout, id) };
}

/** Presses the button of the hosted page. Returns our reference, with which the page leads back. */
async function payOn(page: string): Promise<string> {
  const { location } = await call('POST', page, 'application/x-www-form-urlencoded', 'outcome=pay');
  return new URL(location).searchParams.get('id') ?? '';
}
