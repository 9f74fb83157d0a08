import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { paymentOrder } from '#tests/provider/payment-order.ts';
import { openSimulator } from '#tests/provider/simulator.fixture.ts';
import {
  type PaymentProvider,
  PaymentRefused,
  ProviderUnavailable,
  RefundRefused,
} from '../provider.ts';
import { phonePeEnvironments } from './config.ts';
import { isPaymentPage } from './provider.ts';
import { UnexpectedResponse } from './responses.ts';

const simulator = await openSimulator();
type FaultName = Parameters<typeof simulator.switchOn>[0]['name'];
const { errorOf } = simulator;
let provider: PaymentProvider;
let problems: string[];
beforeEach(() => {
  problems = [];
  provider = simulator.provider({ report: (problem) => problems.push(problem) });
});

const move = (id: string, name: string) => simulator.admin('POST', `/orders/${id}/${name}`);
const switchOn = (...names: FaultName[]) =>
  Promise.all(names.map((name) => simulator.switchOn({ name })));
const changeStatus = (
  endpoint: Parameters<typeof simulator.change>[0],
  status: number,
  code?: string,
) =>
  simulator.change(endpoint, (body, reply) => {
    reply.code(status);
    return { ...body, ...(code && { code }) };
  });

it("checks on PhonePe's schedule", () => {
  const checks: number[] = [];
  let atMs = provider.checkPauseMs(0);
  for (; atMs <= 300_000; atMs += provider.checkPauseMs(atMs)) checks.push(atMs / 1_000);
  expect(checks).toEqual([
    ...[22, 25, 28, 31, 34, 37, 40, 43, 46, 49, 52],
    ...[58, 64, 70, 76, 82, 88, 94, 100, 106, 112],
    ...[122, 132, 142, 152, 162, 172],
    ...[202, 232],
    292,
  ]);
});

const simulatorHosts = { baseUrl: 'http://localhost:4322/apis', redirectHosts: ['localhost:4322'] };

describe('isPaymentPage', () => {
  it.each([
    'https://mercury.phonepe.com/transact/pg?token=a',
    'https://mercury-t2.phonepe.com/transact/pgv3?token=a',
    'https://MERCURY.phonepe.com/',
  ])('takes %s', (address) => {
    expect(isPaymentPage(address, phonePeEnvironments.production)).toBe(true);
  });

  it.each([
    'http://mercury.phonepe.com/',
    'https://evil.example/mercury.phonepe.com',
    'https://mercury.phonepe.com.evil.example/',
    'https://evilphonepe.com/',
    'https://mercury.phonepe.com@evil.example/',
    'https:\\\\evil.example/.phonepe.com',
    'https://mercury.phonepe.com:8443/',
    'https://localhost:4322/',
    'javascript:alert(1)//.phonepe.com',
    'ftp://mercury.phonepe.com/',
    '//mercury.phonepe.com/',
    '/transact/uat_v2',
    '',
  ])('refuses %j', (address) => {
    expect(isPaymentPage(address, phonePeEnvironments.production)).toBe(false);
  });

  it('accepts plain http and a port for the simulator', () => {
    expect(isPaymentPage('http://localhost:4322/transact', simulatorHosts)).toBe(true);
    expect(isPaymentPage('http://localhost:4323/transact', simulatorHosts)).toBe(false);
    expect(isPaymentPage('http://localhost/transact', simulatorHosts)).toBe(false);
    expect(isPaymentPage('http://evil.localhost:4322/transact', simulatorHosts)).toBe(false);
  });
});

describe('startPayment', () => {
  it("returns the page unchanged, PhonePe's id and the expiry", async () => {
    const order = paymentOrder();
    const redirectUrl = `http://localhost:${simulator.port}/transact/uat_v2?token=a%2Bb&x=`;
    simulator.change('pay', (body) => ({ ...body, redirectUrl }));
    const started = await provider.startPayment(order);
    const { orderId, expireAtMs } = await simulator.admin('GET', `/orders/${order.id}`);
    expect(started).toEqual({ providerOrderId: orderId, redirectUrl, expiresAtMs: expireAtMs });
  });

  it("works out the expiry by PhonePe's clock if PhonePe leaves it out", async () => {
    const nowMs = 1_760_000_000_000;
    const clockOffsetMs = 20 * 60_000;
    simulator.change('pay', (body, reply) => {
      reply.header('date', new Date(nowMs + clockOffsetMs).toUTCString());
      return { ...body, expireAt: null };
    });
    const { expiresAtMs } = await simulator
      .provider({ nowMs: () => nowMs })
      .startPayment(paymentOrder());
    // Some time may have passed since the response.
    expect(expiresAtMs).toBeGreaterThanOrEqual(nowMs + clockOffsetMs + 900_000);
    expect(expiresAtMs).toBeLessThan(nowMs + clockOffsetMs + 960_000);
    expect(expiresAtMs % 1).toBe(0);
  });

  it.each([
    ['https://evil.example/t0ken-word', 'evil.example'],
    ['https://mercury.phonepe.com@evil.example:81/', 'evil.example:81'],
    ['javascript:alert(1)', '(none)'],
    ['/transact/uat_v2', '(none)'],
  ])('sends no payer to %s', async (redirectUrl, shown) => {
    simulator.change('pay', (body) => ({ ...body, redirectUrl }));
    const error = await errorOf(provider.startPayment(paymentOrder()));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toBe(`PhonePe pay: payment page on unknown host ${shown}`);
  });

  it.each([403, 404, 422])(
    'is refused by a definite %i, without a status check',
    async (status) => {
      const before = await simulator.calls();
      changeStatus('pay', status, 'NO');
      expect(await errorOf(provider.startPayment(paymentOrder()))).toBeInstanceOf(PaymentRefused);
      expect((await simulator.calls()).status).toBe(before.status);
      expect(problems).toEqual(['payments_refused']);
    },
  );

  it.each([400, 409, 417])('is refused by %i once PhonePe has no such order', async (status) => {
    await switchOn('http-400-pay');
    changeStatus('pay', status);
    const error = await errorOf(provider.startPayment(paymentOrder()));
    expect(error).toBeInstanceOf(PaymentRefused);
    expect(error.message).toBe(`PhonePe pay: HTTP ${status} BAD_REQUEST`);
    expect(problems).toEqual(['payments_refused']);
  });

  it.each<[string, string | undefined, FaultName[]]>([
    ['400 while pending', undefined, []],
    ['400 once paid', 'pay', []],
    ['400 once failed', 'fail', []],
    ['417', undefined, ['duplicate-417']],
    ['400 and an undocumented state', undefined, ['unknown-state-status']],
    ['400 and no status', undefined, ['http-500-status']],
    ['400 and a status refused', undefined, ['http-400-status']],
  ])('leaves a repeated id open: %s', async (_what, moved, faults) => {
    const order = paymentOrder();
    await provider.startPayment(order);
    if (moved) await move(order.id, moved);
    await switchOn(...faults);
    expect(await errorOf(provider.startPayment(order))).toBeInstanceOf(ProviderUnavailable);
    expect(problems).toEqual([]);
  });

  it('rejects a new order that is not pending', async () => {
    simulator.change('pay', (body) => ({ ...body, state: 'COMPLETED' }));
    expect(await errorOf(provider.startPayment(paymentOrder()))).toBeInstanceOf(
      ProviderUnavailable,
    );
  });

  it('reports no problem when PhonePe is down', async () => {
    await switchOn('http-500-pay');
    expect(await errorOf(provider.startPayment(paymentOrder()))).toBeInstanceOf(
      ProviderUnavailable,
    );
    expect(problems).toEqual([]);
  });
});

describe('findPayment', () => {
  async function paidOrder() {
    const order = paymentOrder();
    await provider.startPayment(order);
    await move(order.id, 'pay');
    return order;
  }

  it.each([true, false])('finds a paid order, its id repeated: %s', async (isRepeated) => {
    const { id, amountPaise } = await paidOrder();
    simulator.change('status', (body) => ({ ...body, merchantOrderId: isRepeated ? id : null }));
    await expect(provider.findPayment(id)).resolves.toMatchObject({
      state: 'completed',
      amountPaise,
    });
  });

  it.each<[string, FaultName | undefined, number]>([
    ['INVALID_MERCHANT_ORDER_ID', undefined, 400],
    ['MERCHANT_ORDER_MAPPING_NOT_FOUND', 'mapping-not-found', 400],
    ['MERCHANT_ORDER_MAPPING_NOT_FOUND', 'mapping-not-found', 404],
  ])('does not know an order at %s (fault: %s, status %i)', async (_code, fault, status) => {
    if (fault) await switchOn(fault);
    changeStatus('status', status);
    await expect(provider.findPayment(randomUUID())).resolves.toEqual({ state: 'unknown' });
  });

  it('does not mistake another refusal for a missing order', async () => {
    await switchOn('http-400-status');
    const error = await errorOf(provider.findPayment(randomUUID()));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toBe('PhonePe order status: HTTP 400 BAD_REQUEST');
  });

  it('throws its own error at an undocumented state, and reports it', async () => {
    const { id } = await paidOrder();
    await switchOn('unknown-state-status');
    const error = await errorOf(provider.findPayment(id));
    expect(error).toBeInstanceOf(UnexpectedResponse);
    expect(error).not.toBeInstanceOf(ProviderUnavailable);
    expect(problems).toEqual(['answer_unknown']);
  });

  it('rejects a response about another order', async () => {
    const { id } = await paidOrder();
    simulator.change('status', (body) => ({ ...body, merchantOrderId: 'BAW-2' }));
    expect(await errorOf(provider.findPayment(id))).toBeInstanceOf(ProviderUnavailable);
  });

  it('rejects a response without an amount, and reports it', async () => {
    const { id } = await paidOrder();
    simulator.change('status', (body) => ({ ...body, amount: undefined }));
    expect(await errorOf(provider.findPayment(id))).toBeInstanceOf(ProviderUnavailable);
    expect(problems).toEqual(['answer_unknown']);
  });
});

describe('refunds', () => {
  async function newRefund(changes: { amountPaise?: number; orderId?: string } = {}) {
    const order = paymentOrder();
    await provider.startPayment(order);
    await move(order.id, 'pay');
    return { id: `RF-${randomUUID()}`, orderId: order.id, amountPaise: 10_000, ...changes };
  }
  /** A refund that PhonePe has settled. */
  async function settledRefund() {
    const refund = await newRefund();
    await provider.startRefund(refund);
    await expect.poll(() => provider.findRefund(refund)).not.toMatchObject(pending);
    return refund;
  }
  const pending = { state: 'pending', providerRefundId: expect.stringMatching(/^OMR\d+$/) };
  const completed = { ...pending, state: 'completed' };

  it('are accepted, and found completed', async () => {
    const refund = await newRefund();
    const before = await simulator.calls();
    await expect(provider.startRefund(refund)).resolves.toEqual(pending);
    expect((await simulator.calls())['refund-status']).toBe(before['refund-status']);
    await expect.poll(() => provider.findRefund(refund)).toEqual(completed);
  });

  it('are requested again with a new token after a 401', async () => {
    const refund = await newRefund();
    await simulator.switchOn({ name: 'http-401-refund', times: 1 });
    await expect(provider.startRefund(refund)).resolves.toEqual(pending);
  });

  it('count once, however often they are requested', async () => {
    const refund = await newRefund({ amountPaise: 100 });
    await simulator.switchOn({ name: 'lost-refund', times: 1 });
    expect(await errorOf(provider.startRefund(refund))).toBeInstanceOf(ProviderUnavailable);
    await expect.poll(() => provider.findRefund(refund)).toEqual(completed);
    await expect(provider.startRefund(refund)).resolves.toEqual(completed);
    const rest = { ...refund, id: `RF-${randomUUID()}`, amountPaise: 749_801 };
    await expect(provider.startRefund(rest)).rejects.toThrow('PhonePe refund: HTTP 400');
  });

  it.each<[FaultName, number | undefined, string | undefined, string]>([
    ['old-refund', undefined, undefined, 'REFUND_FOR_TXN_OLDER_THAN_LIMIT'],
    ['ineligible-refund', undefined, '<odd>', 'HTTP_402'],
    ['http-400-refund', 404, 'NOT_FOUND', 'NOT_FOUND'],
  ])(
    'are refused by %s (%s %s) once PhonePe does not have them',
    async (fault, status, code, reason) => {
      const refund = await newRefund();
      await switchOn(fault);
      if (status || code) {
        simulator.change('refund', (body, reply) => {
          if (status) reply.code(status);
          return { ...body, code };
        });
      }
      const error = await errorOf(provider.startRefund(refund));
      expect(error).toBeInstanceOf(RefundRefused);
      expect(error).toMatchObject({ reason });
    },
  );

  it('are left open by a refusal if PhonePe does not say whether it has them', async () => {
    const refund = await newRefund();
    await switchOn('http-400-refund', 'http-500-refund-status');
    expect(await errorOf(provider.startRefund(refund))).toBeInstanceOf(ProviderUnavailable);
  });

  it('are left open by an error, without a status check', async () => {
    const refund = await newRefund();
    const before = await simulator.calls();
    await switchOn('http-500-refund');
    expect(await errorOf(provider.startRefund(refund))).toBeInstanceOf(ProviderUnavailable);
    expect((await simulator.calls())['refund-status']).toBe(before['refund-status']);
  });

  it('may fail, with a reason', async () => {
    await switchOn('failed-refund');
    const reason = 'REFUND_FOR_TXN_OLDER_THAN_LIMIT';
    const failed = { ...pending, state: 'failed', reason };
    await expect(provider.findRefund(await settledRefund())).resolves.toEqual(failed);
  });

  it('may be completed late, after they have failed', async () => {
    await switchOn('late-refund');
    const refund = await newRefund();
    await provider.startRefund(refund);
    const found = () => provider.findRefund(refund);
    await expect.poll(found).toMatchObject({ state: 'failed' });
    await expect.poll(found).toEqual(completed);
  });

  it.each<[string, FaultName | undefined]>([
    ['400', undefined],
    ['404', 'refund-not-found'],
  ])('are unknown at %s', async (_status, fault) => {
    const refund = fault ? await settledRefund() : await newRefund();
    if (fault) await switchOn(fault);
    await expect(provider.findRefund(refund)).resolves.toEqual({ state: 'unknown' });
  });

  it('are not unknown after another refusal', async () => {
    const refund = await newRefund();
    changeStatus('refund-status', 403, 'FORBIDDEN');
    expect(await errorOf(provider.findRefund(refund))).toBeInstanceOf(ProviderUnavailable);
  });

  it.each([{ state: 'ON_HOLD' }, { amount: 9_900 }, { originalMerchantOrderId: 'BAW-2' }])(
    'are not believed with %j, which is reported',
    async (wrong) => {
      const refund = await settledRefund();
      simulator.change('refund-status', (body) => ({ ...body, ...wrong }));
      expect(await errorOf(provider.findRefund(refund))).toBeInstanceOf(UnexpectedResponse);
      expect(problems).toEqual(['answer_unknown']);
    },
  );

  it('are not believed when requested, with a different amount', async () => {
    const refund = await newRefund();
    simulator.change('refund', (body) => ({ ...body, amount: 9_900 }));
    expect(await errorOf(provider.startRefund(refund))).toBeInstanceOf(UnexpectedResponse);
    expect(problems).toEqual(['answer_unknown']);
  });

  it('are possible for 90 days', () => {
    expect(provider.refundableMs).toBe(7_776_000_000);
  });
});
