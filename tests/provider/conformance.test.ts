import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { UnexpectedResponse } from '#server/payments/phonepe/responses.ts';
import {
  type PaymentOrder,
  PaymentRefused,
  ProviderUnavailable,
  RefundRefused,
} from '#server/payments/provider.ts';
import {
  type ClientOutcome,
  type ConformanceCase,
  casePricePaise,
  conformanceCases,
  refundCases,
} from '#simulator/conformance/cases.ts';
import { paymentOrder } from './payment-order.ts';
import { openSimulator } from './simulator.fixture.ts';

const simulator = await openSimulator();
const defaultProvider = simulator.provider();

/** Our client; with a short time-out if the case is about a response that never arrives. */
const providerFor = ({ sdk }: ConformanceCase) =>
  sdk === 'unreachable' ? simulator.provider({ timeoutMs: 300 }) : defaultProvider;

function clientOutcomeOf(error: Error): { state: ClientOutcome } {
  if (error instanceof PaymentRefused || error instanceof RefundRefused) {
    return { state: 'refused' };
  }
  if (error instanceof ProviderUnavailable) return { state: 'unavailable' };
  if (error instanceof UnexpectedResponse) return { state: 'throws' };
  throw error;
}

/** What our client concludes; an error must show no secret. */
async function outcomeOf<Status>(call: Promise<Status>) {
  const isRejected = await call.then(
    () => false,
    () => true,
  );
  return isRejected ? clientOutcomeOf(await simulator.errorOf(call)) : await call;
}

async function given(kind: ConformanceCase['given']): Promise<PaymentOrder> {
  const order = paymentOrder();
  if (kind === 'order') await defaultProvider.startPayment(order);
  if (kind === 'lost response') {
    await simulator.switchOn({ name: 'lost-pay', times: 1, order: order.id });
    await expect(defaultProvider.startPayment(order)).rejects.toBeInstanceOf(ProviderUnavailable);
  }
  return order;
}

async function callFor(test: ConformanceCase, order: PaymentOrder) {
  const provider = providerFor(test);
  if (test.call === 'status') return provider.findPayment(order.id);
  const { amountPaise = casePricePaise } = test;
  await provider.startPayment({ ...order, amountPaise });
  return { state: 'started' as const };
}

/** The codes that PhonePe's own SDK reads in the same case, if it reads any. */
function codesIn({ sdk }: ConformanceCase): (string | undefined)[] {
  return typeof sdk === 'object' && 'errorCode' in sdk
    ? [sdk.errorCode, sdk.detailedErrorCode]
    : [];
}

/** The amount of PhonePe's response in the case, in paise. */
function amountIn({ sdk }: ConformanceCase): number {
  const amount = typeof sdk === 'object' && 'amount' in sdk ? sdk.amount : undefined;
  return amount ?? casePricePaise;
}

describe('our client draws the right conclusion', () => {
  it.each(conformanceCases)('$call: $title', async (test) => {
    const order = await given(test.given);
    if (test.move) await simulator.admin('POST', `/orders/${order.id}/${test.move}`);
    for (const fault of test.faults ?? []) await simulator.switchOn(fault);

    const found = await outcomeOf(callFor(test, order));
    // A repeated id may be an order that can still be paid: nothing is settled.
    expect(found.state).toBe(test.client === 'not-started' ? 'unavailable' : test.client);

    if ('reason' in found) expect(codesIn(test)).toContain(found.reason);
    if ('amountPaise' in found) expect(found.amountPaise).toBe(amountIn(test));
  });

  it.each(refundCases)('$call: $title', async (test) => {
    const order = await given('order');
    await simulator.admin('POST', `/orders/${order.id}/pay`);
    for (const fault of test.before ?? []) await simulator.switchOn(fault);
    const refund = { id: `RF-${randomUUID()}`, orderId: order.id, amountPaise: casePricePaise };
    if (test.given === 'refund') {
      await defaultProvider.startRefund(refund);
      const state = async () => (await defaultProvider.findRefund(refund)).state;
      await expect.poll(state).not.toBe('pending');
    }
    for (const fault of test.faults ?? []) await simulator.switchOn(fault);
    const provider = providerFor(test);
    const { amountPaise = casePricePaise } = test;
    const call =
      test.call === 'refund'
        ? provider.startRefund({ ...refund, amountPaise })
        : provider.findRefund(refund);
    expect((await outcomeOf(call)).state).toBe(test.client);
  });
});
