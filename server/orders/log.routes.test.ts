import fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { idempotencyHeader } from '#contract/checkout-rules.ts';
import { guardApi } from '#server/http/api-guards.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { checkoutContent } from '#tests/fixtures/content.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { PaymentRefused, ProviderUnavailable } from '../payments/provider.ts';
import { servePayments } from './routes.ts';
import { findOrderByKey } from './store.ts';

const [warning, error] = [40, 50];
const key = 'a-key-of-one-form-1234';
let test: Awaited<ReturnType<typeof openTestCheckout>>;
let app: ReturnType<typeof fastify>;
let lines: unknown[];
beforeEach(async () => {
  test = await openTestCheckout();
  lines = [];
  const stream = { write: (line: string) => lines.push(JSON.parse(line)) };
  app = fastify({ logger: { level: 'warn', stream } });
  const contentIn = () => checkoutContent;
  await guardApi(app, { contentIn, ratePerMinute: 0, publicUrl: 'https://agency.example' });
  const waitBudget = { totalMs: 0, intervalMs: 1 };
  servePayments(app, { ...test, contentIn, waitBudget });
});
afterEach(async () => {
  await app.close();
  await test.remove();
});

const pay = (changes = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/phonepe',
    headers: { [idempotencyHeader]: key },
    body: { ...request, ...changes },
  });

describe('the log of a press of Pay', () => {
  it.each([
    ['logs an error if the provider refuses', new PaymentRefused('wrong keys'), error],
    ['only warns where the provider is silent', new ProviderUnavailable('silence'), warning],
  ])('%s, and names the order', async (_what, fault, level) => {
    test.provider.onStart = () => Promise.reject(fault);
    await pay();
    const orderId = (await findOrderByKey(test.db, key))?.id;
    const err = expect.objectContaining({ message: fault.message });
    expect(lines).toEqual([expect.objectContaining({ level, orderId, err })]);
  });

  it('logs a refusal once, however often Pay is pressed', async () => {
    test.provider.onStart = () => Promise.reject(new PaymentRefused('wrong keys'));
    expect((await pay()).statusCode).toBe(422);
    expect((await pay()).statusCode).toBe(422);
    expect(lines).toHaveLength(1);
  });

  it('logs nothing for started payments or our own refusals', async () => {
    const responses = [await pay(), await pay({ amount: 1 }), await pay({ phone: '1' })];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 409, 400]);
    expect(lines).toEqual([]);
  });
});

describe.each(['', '&wait=0'])('the log of the status page without a database%s', (wait) => {
  const statusOf = async (id: string) => {
    await test.db.destroy();
    return (await app.inject(`/api/phonepe-status?id=${id}${wait}`)).statusCode;
  };

  it('names the order', async () => {
    const { id } = await storedOrder(test.db);
    expect(await statusOf(id)).toBe(500);
    expect(lines).toEqual([expect.objectContaining({ level: error, orderId: id })]);
  });

  it.each(['', 'BAW-1', "BAW-0123456789ABCDEFGHJK' or 1=1", 'BAW-0123456789ABCDEFGHJK%00'])(
    'logs nothing for the invalid id %j, and does not query the database',
    async (id) => {
      expect(await statusOf(id)).toBe(404);
      expect(lines).toEqual([]);
    },
  );
});
