import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { UnknownPaymentState } from '#server/payments/phonepe/order-status.ts';
import {
  type PaymentOrder,
  PaymentRefused,
  ProviderUnavailable,
} from '#server/payments/provider.ts';
import { defaultOptions } from '#simulator/config.ts';
import { conformanceCases } from '#simulator/conformance/cases.ts';
import {
  type ClientOutcome,
  type ConformanceCase,
  casePricePaise,
} from '#simulator/conformance/conformance-case.ts';
import { paymentOrder } from './payment-order.ts';
import { openSimulator } from './simulator.fixture.ts';

/** Our client's time-out where a case is about a response that never arrives. */
const shortTimeoutMs = 300;

const { simulator, provider: defaultProvider } = await openSimulator();

function clientOutcomeOf(error: unknown): ClientOutcome {
  const shown = inspect(error, { depth: null, showHidden: true });
  for (const word of [defaultOptions.clientSecret, 'O-Bearer', 'Asha', '9876543210']) {
    expect(shown).not.toContain(word);
  }
  if (error instanceof PaymentRefused) return 'refused';
  if (error instanceof ProviderUnavailable) return 'unavailable';
  if (error instanceof UnknownPaymentState) return 'throws';
  throw error;
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

async function outcome(test: ConformanceCase, order: PaymentOrder) {
  const provider =
    test.sdk === 'unreachable' ? simulator.provider(shortTimeoutMs) : defaultProvider;
  if (test.call === 'status') return provider.findPayment(order.id);
  const { amountPaise = casePricePaise } = test;
  await provider.startPayment({ ...order, amountPaise });
  return { state: 'started' as const };
}

/** The codes that PhonePe's own SDK reads in the same case, where it reads any. */
function codesIn({ sdk }: ConformanceCase): (string | undefined)[] {
  return typeof sdk === 'object' && 'errorCode' in sdk
    ? [sdk.errorCode, sdk.detailedErrorCode]
    : [];
}

/** The amount that PhonePe tells in the case, in paise. */
function amountIn({ sdk }: ConformanceCase): number {
  const told = typeof sdk === 'object' && 'amount' in sdk ? sdk.amount : undefined;
  return told ?? casePricePaise;
}

describe('our client draws the right conclusion', () => {
  it.each(conformanceCases)('$call: $title', async (test) => {
    const order = await given(test.given);
    if (test.move) await simulator.admin('POST', `/orders/${order.id}/${test.move}`);
    for (const fault of test.faults ?? []) await simulator.switchOn(fault);

    const found = await outcome(test, order).catch((error: unknown) => ({
      state: clientOutcomeOf(error),
    }));
    // A repeated id may be an order that can still be paid: to the caller nothing is settled.
    expect(found.state).toBe(test.client === 'not-started' ? 'unavailable' : test.client);

    if ('reason' in found) expect(codesIn(test)).toContain(found.reason);
    if ('amountPaise' in found) expect(found.amountPaise).toBe(amountIn(test));
  });
});
