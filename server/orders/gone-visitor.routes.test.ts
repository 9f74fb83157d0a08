import fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { servePayments } from './routes.ts';

const hourMs = 3_600_000;
const contentIn = vi.fn(() => checkoutContent);
const app = fastify();
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
  const waitBudget = { totalMs: 2 * hourMs, intervalMs: hourMs };
  servePayments(app, { ...test, contentIn, waitBudget });
});
afterEach(async () => {
  await app.close();
  await test.remove();
});

it('ends the wait for a payment once the visitor has gone away', async () => {
  const { id, amountPaise } = await storedOrder(test.db);
  const visitor = new AbortController();
  test.provider.onFind = () => {
    visitor.abort();
    return { state: 'pending', amountPaise };
  };
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const visit = fetch(`${origin}/api/phonepe-status?id=${id}`, { signal: visitor.signal });
  await expect(visit).rejects.toThrow('aborted');
  await expect.poll(() => contentIn.mock.calls).toHaveLength(1);
  expect(test.provider.statusRequests).toBe(1);
});
