import { RefundRequest } from '@phonepe-pg/pg-sdk-node';
import { describe, expect, it } from 'vitest';
import { casePricePaise } from './conformance-case.ts';
import { sdkFailure } from './official-sdk.ts';
import { refundCases } from './refund-cases.ts';
import { admin, connection, newId, sdk, startedOrder } from './sdk.fixture.ts';

describe("PhonePe's SDK against the simulator's refunds", () => {
  it.each(refundCases)('$call: $title', async (test) => {
    const [order, id] = [await startedOrder(), newId()];
    await admin('POST', `/orders/${order}/pay`);
    for (const fault of test.before ?? []) await admin('POST', '/faults', fault);
    if (test.given === 'refund') {
      await sdk.refund(new RefundRequest(id, order, casePricePaise));
      const isSettled = async () => (await sdk.getRefundStatus(id)).state !== 'PENDING';
      await expect.poll(isSettled).toBe(true);
    }
    for (const fault of test.faults ?? []) await admin('POST', '/faults', fault);
    if (test.sdk === 'unreachable') connection.timeoutMs = 300;
    const { amountPaise = casePricePaise } = test;
    const refund = () => sdk.refund(new RefundRequest(id, order, amountPaise));
    const call = test.call === 'refund' ? refund : () => sdk.getRefundStatus(id);
    const outcome = await call().catch(sdkFailure);
    if (typeof test.sdk === 'string') expect(outcome).toBe(test.sdk);
    else expect(outcome).toMatchObject(test.sdk);
  });
});
