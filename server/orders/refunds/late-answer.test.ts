import { expect, it, onTestFinished } from 'vitest';
import type { RefundStatus } from '#server/payments/provider.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { applyMove, findOrder, historyOf } from '../orders.repository.ts';
import { confirmRefund } from './confirm-refund.ts';
import { refundsOf } from './refunds.repository.ts';

const providerRefundId = 'OMR1';

it.each<[string, RefundStatus]>([
  ['that it is under way', { state: 'pending', providerRefundId }],
  ['that it has failed', { state: 'failed', providerRefundId, reason: 'BANK_DOWN' }],
])('a refund stays carried out where an older answer comes later and says %s', async (_, late) => {
  const { confirmation, db, provider, remove } = await openTestCheckout();
  onTestFinished(remove);
  const { id: orderId } = await storedOrder(db);
  await applyMove(db, orderId, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
  const refund = await storedRefund(db, { orderId, atMs: startMs, leaseMs: 1_000 });
  const confirm = (cause: string) => confirmRefund(refund, { ...confirmation, cause });
  const answer = Promise.withResolvers<RefundStatus>();
  provider.onFindRefund = () => answer.promise;
  const older = confirm('reconciler');

  // While it is on its way, a webhook lets another server ask.
  provider.onFindRefund = () => ({ state: 'completed', providerRefundId });
  expect(await confirm('webhook')).toMatchObject({ state: 'completed' });
  answer.resolve(late);
  expect(await older).toMatchObject({ state: 'completed' });

  const completed = { state: 'completed', failureReason: null, nextCheckAtMs: null };
  expect(await refundsOf(db, orderId)).toMatchObject([completed]);
  expect(await findOrder(db, orderId)).toMatchObject({ attention: null });
  expect((await historyOf(db, orderId)).at(-1)?.event).toBe('RefundCompleted');
});
