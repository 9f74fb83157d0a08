import { describe, expect, it } from 'vitest';
import { conformanceCases } from './cases.ts';
import { type ConformanceCase, casePricePaise } from './conformance-case.ts';
import { sdkFailure, sdkPayRequest } from './official-sdk.ts';
import { admin, connection, newId, sdk, startedOrder } from './sdk.fixture.ts';

async function given(kind: ConformanceCase['given']): Promise<string> {
  if (kind === 'nothing') return newId();
  if (kind === 'order') return startedOrder();
  const id = newId();
  await admin('POST', '/faults', { name: 'lost-pay', times: 1, order: id });
  await sdk.pay(sdkPayRequest(id, casePricePaise)).catch(sdkFailure);
  return id;
}

describe("PhonePe's SDK against the simulator", () => {
  it.each(conformanceCases)('$call: $title', async (test) => {
    const id = await given(test.given);
    if (test.move) await admin('POST', `/orders/${id}/${test.move}`);
    for (const fault of test.faults ?? []) await admin('POST', '/faults', fault);
    if (test.sdk === 'unreachable') connection.timeoutMs = 300;
    const pay = () => sdk.pay(sdkPayRequest(id, test.amountPaise ?? casePricePaise));
    const call = test.call === 'pay' ? pay : () => sdk.getOrderStatus(id);
    const outcome = await call().catch(sdkFailure);
    if (typeof test.sdk === 'string') expect(outcome).toBe(test.sdk);
    else expect(outcome).toMatchObject(test.sdk);
  });
});
