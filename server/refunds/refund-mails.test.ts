import { expect, it, onTestFinished } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { idsOf, markAlertSent } from '#server/notify/alerts.ts';
import { openSqlite } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { applyRefundMove } from './store.ts';

it('mails staff about each refund that failed or is complete', async () => {
  const { db, remove } = await openSqlite();
  onTestFinished(remove);
  const { id: orderId } = await storedOrder(db);
  let nowMs = startMs;
  const end = async (event: 'RefundFailed' | 'RefundCompleted') => {
    nowMs += 2 * 60 * 60_000;
    const refund = await storedRefund(db, { orderId, amountPaise: 100, atMs: nowMs });
    const move = { event, cause: 'test', atMs: nowMs, providerRefundId: undefined };
    await applyRefundMove(db, refund, move);
    await applyRefundMove(db, refund, move);
    const due = await leaseDue(db, 'alerts', { nowMs, limit: 5, leaseMs: 1 });
    for (const alert of due) await markAlertSent(db, alert, nowMs);
    return due.map((alert) => [alert.cause, idsOf(alert)]);
  };
  expect(await end('RefundFailed')).toEqual([['refund_failed', [orderId]]]);
  expect(await end('RefundFailed')).toEqual([['refund_failed', [orderId]]]);
  expect(await end('RefundCompleted')).toEqual([['refund_completed', [orderId]]]);
});
