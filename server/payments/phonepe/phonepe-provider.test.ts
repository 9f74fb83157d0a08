import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentRefused, ProviderUnavailable } from '../provider.ts';
import { errorOf, json, page, type Reply, startGateway } from './gateway.fixture.ts';
import { UnknownPaymentState } from './order-status.ts';
import { PhonePeProvider } from './phonepe-provider.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let provider: PhonePeProvider;
let troubles: string[];
const nowMs = 1_760_000_000_000;
beforeEach(async () => {
  gateway = await startGateway();
  troubles = [];
  const report = (trouble: string) => troubles.push(trouble);
  provider = new PhonePeProvider(gateway.config(), () => nowMs, report);
});
afterEach(() => gateway.close());

const order = {
  id: 'BAW-00000000000000000001',
  amountPaise: 749_900,
  name: 'Asha Kumari',
  phone: '9876543210',
  item: 'SEO Optimization',
  returnUrl: 'https://agency.example/payment-status?id=BAW-00000000000000000001',
};
const redirectUrl = 'https://mercury-uat.phonepe.com/transact/uat_v2?token=a%2Bb&x=';
const started = { orderId: 'OMO1', state: 'PENDING', expireAt: nowMs + 1, redirectUrl };
const unknownOrder = json(400, { code: 'INVALID_MERCHANT_ORDER_ID', message: 'No entry found' });
const refusal = (status: number, code: string) => json(status, { code, message: 'no' });

describe('startPayment', () => {
  it('returns the page unchanged, the provider order and the end', async () => {
    gateway.replies.pay = json(200, started);
    await expect(provider.startPayment(order)).resolves.toEqual({
      providerOrderId: 'OMO1',
      redirectUrl,
      expiresAtMs: nowMs + 1,
    });
  });

  it("reckons the end itself, in PhonePe's time, where PhonePe does not tell it", async () => {
    const clockOffsetMs = 20 * 60_000;
    gateway.replies.pay = (response, seen) => {
      response.setHeader('date', new Date(nowMs + clockOffsetMs).toUTCString());
      json(200, { ...started, expireAt: null })(response, seen);
    };
    const { expiresAtMs } = await provider.startPayment(order);
    // Some time may have passed since the response.
    expect(expiresAtMs).toBeGreaterThanOrEqual(nowMs + clockOffsetMs + 900_000);
    expect(expiresAtMs).toBeLessThan(nowMs + clockOffsetMs + 960_000);
    expect(expiresAtMs % 1).toBe(0);
    expect(troubles).toContain('clock_differs');
  });

  it('takes a page on the configured host with its port', async () => {
    const own = `${gateway.origin}/transact`;
    gateway.replies.pay = json(200, { ...started, redirectUrl: own });
    await expect(provider.startPayment(order)).resolves.toMatchObject({ redirectUrl: own });
  });

  it.each([
    ['https://evil.example/t0ken-word', 'evil.example'],
    ['https://mercury.phonepe.com@evil.example:81/', 'evil.example:81'],
    ['javascript:alert(1)', 'no address'],
    ['/transact/uat_v2', 'no address'],
  ])('sends no payer to %s', async (wrong, shown) => {
    gateway.replies.pay = json(200, { ...started, redirectUrl: wrong });
    const error = await errorOf(provider.startPayment(order));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toBe(`PhonePe pay: sends the payer to ${shown}`);
  });

  it.each([403, 404, 422])(
    'is refused by a definite %i, without asking further',
    async (status) => {
      gateway.replies.pay = refusal(status, 'NO');
      expect(await errorOf(provider.startPayment(order))).toBeInstanceOf(PaymentRefused);
      expect(gateway.seen.status).toEqual([]);
    },
  );

  it.each([400, 409, 417])('is refused by %i once PhonePe has no such order', async (status) => {
    gateway.replies.pay = refusal(status, 'BAD_REQUEST');
    gateway.replies.status = unknownOrder;
    const error = await errorOf(provider.startPayment(order));
    expect(error).toBeInstanceOf(PaymentRefused);
    expect(error.message).toBe(`PhonePe pay: HTTP ${status} BAD_REQUEST`);
  });

  const known = (state: string) => json(200, { state, amount: 749_900 });
  it.each<[string, Reply, Reply]>([
    ['400 BAD_REQUEST', refusal(400, 'BAD_REQUEST'), known('PENDING')],
    ['400 ORDER_ALREADY_EXISTS', refusal(400, 'ORDER_ALREADY_EXISTS'), known('COMPLETED')],
    ['417 INVALID_TRANSACTION_ID', refusal(417, 'INVALID_TRANSACTION_ID'), known('FAILED')],
    ['417 INVALID_MERCHANT_ORDER_ID', refusal(417, 'INVALID_MERCHANT_ORDER_ID'), known('NEW')],
    ['400, and no status', refusal(400, 'BAD_REQUEST'), page(500)],
    ['400, and a status refused', refusal(400, 'BAD_REQUEST'), refusal(400, 'BAD_REQUEST')],
  ])('leaves a duplicate open: %s', async (_what, pay, status) => {
    gateway.replies.pay = pay;
    gateway.replies.status = status;
    expect(await errorOf(provider.startPayment(order))).toBeInstanceOf(ProviderUnavailable);
  });

  it('trusts no new order that is not pending', async () => {
    gateway.replies.pay = json(200, { ...started, state: 'COMPLETED' });
    expect(await errorOf(provider.startPayment(order))).toBeInstanceOf(ProviderUnavailable);
  });
});

describe('findPayment', () => {
  it.each([order.id, null])('finds what PhonePe knows of %s', async (merchantOrderId) => {
    gateway.replies.status = json(200, { state: 'COMPLETED', amount: 749_900, merchantOrderId });
    await expect(provider.findPayment(order.id)).resolves.toEqual({
      state: 'completed',
      amountPaise: 749_900,
    });
  });

  it.each([
    [400, 'INVALID_MERCHANT_ORDER_ID'],
    [400, 'MERCHANT_ORDER_MAPPING_NOT_FOUND'],
    [404, 'MERCHANT_ORDER_MAPPING_NOT_FOUND'],
  ])('does not know the order at %i %s', async (status, code) => {
    gateway.replies.status = refusal(status, code);
    await expect(provider.findPayment(order.id)).resolves.toEqual({ state: 'unknown' });
  });

  it('takes no other refusal for a missing order', async () => {
    gateway.replies.status = refusal(400, 'BAD_REQUEST');
    const error = await errorOf(provider.findPayment(order.id));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toBe('PhonePe order status: HTTP 400 BAD_REQUEST');
  });

  it('throws its own error at a state that it does not know', async () => {
    gateway.replies.status = json(200, { state: 'REVERSED', amount: 749_900 });
    const error = await errorOf(provider.findPayment(order.id));
    expect(error).toBeInstanceOf(UnknownPaymentState);
    expect(error).not.toBeInstanceOf(ProviderUnavailable);
  });

  it('trusts no answer about another order, and none without an amount', async () => {
    const other = { state: 'COMPLETED', amount: 749_900, merchantOrderId: 'BAW-2' };
    gateway.replies.status = json(200, other);
    expect(await errorOf(provider.findPayment(order.id))).toBeInstanceOf(ProviderUnavailable);
    gateway.replies.status = json(200, { state: 'COMPLETED' });
    expect(await errorOf(provider.findPayment(order.id))).toBeInstanceOf(ProviderUnavailable);
  });
});
