import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { UnexpectedRefund } from '#server/payments/phonepe/refund-status.ts';
import { ProviderUnavailable, RefundRefused } from '#server/payments/provider.ts';
import { type ClientOutcome, casePricePaise } from '#simulator/conformance/conformance-case.ts';
import { refundCases } from '#simulator/conformance/refund-cases.ts';
import { paymentOrder } from './payment-order.ts';
import { openSimulator } from './simulator.fixture.ts';

const { simulator, provider } = await openSimulator();

function clientOutcomeOf(error: unknown): { state: ClientOutcome } {
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain('O-Bearer');
  if (error instanceof RefundRefused) return { state: 'refused' };
  if (error instanceof ProviderUnavailable) return { state: 'unavailable' };
  if (error instanceof UnexpectedRefund) return { state: 'throws' };
  throw error;
}

describe('our client draws the right conclusion about refunds', () => {
  it.each(refundCases)('$call: $title', async (test) => {
    const order = paymentOrder();
    await provider.startPayment(order);
    await simulator.admin('POST', `/orders/${order.id}/pay`);
    for (const fault of test.before ?? []) await simulator.switchOn(fault);
    const refund = { id: `RF-${randomUUID()}`, orderId: order.id, amountPaise: casePricePaise };
    if (test.given === 'refund') {
      await provider.startRefund(refund);
      const state = async () => (await provider.findRefund(refund)).state;
      await expect.poll(state).not.toBe('pending');
    }
    for (const fault of test.faults ?? []) await simulator.switchOn(fault);
    const asked = test.sdk === 'unreachable' ? simulator.provider(300) : provider;
    const { amountPaise = casePricePaise } = test;
    const call =
      test.call === 'refund'
        ? asked.startRefund({ ...refund, amountPaise })
        : asked.findRefund(refund);
    expect((await call.catch(clientOutcomeOf)).state).toBe(test.client);
  });
});
