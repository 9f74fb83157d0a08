import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ProviderUnavailable, RefundRefused } from '#server/payments/provider.ts';
import { casePricePaise } from '#simulator/conformance/conformance-case.ts';
import { paymentOrder } from './payment-order.ts';
import { openSimulator } from './simulator.fixture.ts';

const { simulator, provider } = await openSimulator();

async function paidOrder() {
  const order = paymentOrder();
  await provider.startPayment(order);
  await simulator.admin('POST', `/orders/${order.id}/pay`);
  return order;
}
const refundOf = (orderId: string, amountPaise = casePricePaise) => ({
  ...{ id: `RF-${randomUUID()}`, orderId, amountPaise },
});

it('is taken, and found completed', async () => {
  const refund = refundOf((await paidOrder()).id);
  const { state } = await provider.startRefund(refund);
  expect(state).toBe('pending');
  const providerRefundId = expect.stringMatching(/^OMR\d+$/);
  await expect
    .poll(() => provider.findRefund(refund))
    .toEqual({ state: 'completed', providerRefundId });
});

it('counts once, however often its request is sent', async () => {
  const { id } = await paidOrder();
  const refund = refundOf(id, 100);
  await simulator.switchOn({ name: 'lost-refund', times: 1 });
  await expect(provider.startRefund(refund)).rejects.toBeInstanceOf(ProviderUnavailable);
  await expect.poll(() => provider.findRefund(refund)).toMatchObject({ state: 'completed' });
  await expect(provider.startRefund(refund)).resolves.toMatchObject({ state: 'completed' });
  await expect(provider.startRefund(refundOf(id, casePricePaise - 99))).rejects.toThrow('HTTP 400');
});

it('is refused where PhonePe does not have it, with the reason', async () => {
  const refund = refundOf(paymentOrder().id);
  await expect(provider.findRefund(refund)).resolves.toEqual({ state: 'unknown' });
  const refused = expect.objectContaining({ name: 'RefundRefused', reason: 'BAD_REQUEST' });
  await expect(provider.startRefund(refund)).rejects.toEqual(refused);
  await expect(provider.startRefund(refund)).rejects.toBeInstanceOf(RefundRefused);
});

it('may fail, with the code that says why', async () => {
  await simulator.switchOn({ name: 'failed-refund' });
  const refund = refundOf((await paidOrder()).id);
  await provider.startRefund(refund);
  const reason = 'REFUND_FOR_TXN_OLDER_THAN_LIMIT';
  await expect.poll(() => provider.findRefund(refund)).toMatchObject({ state: 'failed', reason });
});

it('may be carried out after all, although PhonePe said that it failed', async () => {
  await simulator.switchOn({ name: 'late-refund' });
  const refund = refundOf((await paidOrder()).id);
  await provider.startRefund(refund);
  await expect.poll(() => provider.findRefund(refund)).toMatchObject({ state: 'failed' });
  await expect.poll(() => provider.findRefund(refund)).toMatchObject({ state: 'completed' });
});

it('is not believed where PhonePe tells of another amount', async () => {
  const refund = refundOf((await paidOrder()).id);
  await provider.startRefund(refund);
  const other = { ...refund, amountPaise: casePricePaise - 1 };
  await expect(provider.findRefund(other)).rejects.toThrow('another amount');
});
