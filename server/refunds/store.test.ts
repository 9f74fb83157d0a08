import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { leaseDue } from '#server/jobs/leases.ts';
import { idsOf, markAlertSent } from '#server/notify/alerts.ts';
import { historyOf } from '#server/orders/moves.ts';
import { findOrder } from '#server/orders/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import {
  applyRefundMove,
  nextRefundCheckAt,
  refundsOf,
  requestRefund,
  requestRefundCheck,
} from './store.ts';

describe.each(engines)('refunds on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let orderId: string;
  beforeEach(async () => {
    test = await openTestDatabase();
    ({ id: orderId } = await storedOrder(test.db));
  });
  afterEach(() => test.remove());

  /** Requests a refund of part of the ₹1,000 that was paid. */
  const request = (rupees: number, id = orderId) =>
    requestRefund(test.db, {
      ...{ orderId: id, amountPaise: rupees * 100, paidPaise: 100_000 },
      ...{ reason: 'one board less', requestedBy: 'Ravi', atMs: startMs, leaseMs: 1_000 },
    });
  const end = async (event: 'RefundCompleted' | 'RefundFailed') => {
    const [refund] = (await refundsOf(test.db, orderId)).filter(
      ({ state }) => state === 'requested',
    );
    if (!refund) throw new Error('no refund');
    const move = { event, cause: 'test', atMs: startMs, providerRefundId: undefined };
    return await applyRefundMove(test.db, refund, move);
  };

  it('require an existing order', async () => {
    await expect(request(1, 'BAW-NOBODY')).rejects.toThrow('There is no order BAW-NOBODY');
  });

  it('are in the history of the order with requester and reason', async () => {
    await request(600);
    expect((await historyOf(test.db, orderId)).at(-1)).toMatchObject({
      ...{ event: 'RefundRequested', cause: 'staff' },
      ...{ note: 'one board less', actor: 'Ravi' },
    });
  });

  it('are under way one at a time', async () => {
    await request(100);
    const [first] = await refundsOf(test.db, orderId);
    await expect(request(100)).rejects.toThrow(`Refund ${first?.id} of ₹100 is under way`);
    expect(await refundsOf(test.db, orderId)).toEqual([first]);
  });

  it('never exceed the payment; a failed one may be repeated', async () => {
    await expect(request(1_001)).rejects.toThrow('Only ₹1,000 is left');
    await request(700);
    await end('RefundCompleted');
    await expect(request(301)).rejects.toThrow('Only ₹300 is left');
    await request(300);
    await end('RefundFailed');
    expect(await request(300)).toMatchObject({ state: 'requested' });
    await end('RefundCompleted');
    await expect(request(1)).rejects.toThrow(`${orderId} is fully refunded`);
  });

  it('are moved once by the same outcome', async () => {
    await request(100);
    const [stale] = await refundsOf(test.db, orderId);
    if (!stale) throw new Error('no refund');
    const { moved, refund } = await end('RefundFailed');
    expect(moved).toBe(true);
    const move = { cause: 'test', atMs: startMs, providerRefundId: undefined };
    const again = await applyRefundMove(test.db, stale, { ...move, event: 'RefundFailed' });
    expect(again).toEqual({ moved: false, refund, flags: [] });
  });

  const move = { cause: 'test', atMs: startMs, providerRefundId: undefined };
  const flagOf = async () => (await findOrder(test.db, orderId))?.flag;
  const mails = async () =>
    (await test.db.selectFrom('alerts').select('cause').orderBy('cause').execute()).map(
      ({ cause }) => cause,
    );

  it('are recorded and flagged if completed after a failure', async () => {
    const first = await request(700);
    await end('RefundFailed');
    const late = await applyRefundMove(test.db, first, { ...move, event: 'RefundCompleted' });
    expect(late).toMatchObject({
      ...{ moved: true, flags: ['refund_completed_late'] },
      refund: { state: 'completed', failureReason: null, nextCheckAtMs: null },
    });
    expect(
      (await historyOf(test.db, orderId)).map(({ event, note }) => [event, note]),
    ).toContainEqual(['LateRefundCompleted', `${first.id} of ₹700`]);
    expect(await flagOf()).toBe('refund_failed; refund_completed_late');
    // Not the alert that says there is nothing to do.
    expect(await mails()).toEqual(['refund_completed_late', 'refund_failed']);
    await expect(request(301)).rejects.toThrow('Only ₹300 is left');
  });

  it.each(['RefundAccepted', 'RefundCompleted'] as const)(
    'are flagged if a late one and another, after %s, exceed what was paid',
    async (event) => {
      const first = await request(700);
      await end('RefundFailed');
      const second = await request(700);
      await applyRefundMove(test.db, second, { ...move, event });
      const completed = { ...move, event: 'RefundCompleted', paidPaise: 100_000 } as const;
      const { flags } = await applyRefundMove(test.db, first, completed);
      expect(flags).toEqual(['refund_completed_late', 'refunds_exceed_paid']);
      expect(await flagOf()).toBe('refund_failed; refund_completed_late; refunds_exceed_paid');
      expect(await mails()).toContain('refunds_exceed_paid');
    },
  );

  it('lose nothing if one is completed late while another is requested', async () => {
    const first = await request(700);
    await end('RefundFailed');
    const completed = { ...move, event: 'RefundCompleted', paidPaise: 100_000 } as const;
    const [second, late] = await Promise.allSettled([
      request(700),
      applyRefundMove(test.db, first, completed),
    ]);
    if (late.status === 'rejected') throw late.reason;
    // Whichever comes first, the second is refused or the order is flagged.
    const isExceeded = late.value.flags.includes('refunds_exceed_paid');
    expect(isExceeded).toBe(second.status === 'fulfilled');
    const states = (await refundsOf(test.db, orderId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(isExceeded ? ['completed', 'requested'] : ['completed']);
  });

  it('mail staff about each that failed or is complete', async () => {
    let nowMs = startMs;
    const mailsAfter = async (event: 'RefundFailed' | 'RefundCompleted') => {
      nowMs += 2 * 60 * 60_000;
      const refund = await storedRefund(test.db, { orderId, amountPaise: 100, atMs: nowMs });
      for (let times = 0; times < 2; times += 1) {
        await applyRefundMove(test.db, refund, { ...move, event, atMs: nowMs });
      }
      const due = await leaseDue(test.db, 'alerts', { nowMs, limit: 5, leaseMs: 1 });
      for (const alert of due) await markAlertSent(test.db, alert, nowMs);
      return due.map((alert) => [alert.cause, idsOf(alert)]);
    };
    expect(await mailsAfter('RefundFailed')).toEqual([['refund_failed', [orderId]]]);
    expect(await mailsAfter('RefundFailed')).toEqual([['refund_failed', [orderId]]]);
    expect(await mailsAfter('RefundCompleted')).toEqual([['refund_completed', [orderId]]]);
  });

  it('are checked at once on request, unless complete', async () => {
    const { id } = await request(700);
    await end('RefundFailed');
    const soonMs = startMs + 7;
    expect(await requestRefundCheck(test.db, id, soonMs)).toBe(true);
    expect(await refundsOf(test.db, orderId)).toMatchObject([
      { id, nextCheckAtMs: soonMs, checkRequestedAtMs: soonMs },
    ]);
    expect(await requestRefundCheck(test.db, 'nobody', soonMs)).toBe(false);
    const second = await request(300);
    await end('RefundCompleted');
    expect(await requestRefundCheck(test.db, second.id, soonMs)).toBe(false);
  });
});

const dayMs = 86_400_000;

it.each([
  ['requested', 0, 10_000],
  ['accepted', 20_000, 20_000],
  ['accepted', 2 * 60 * 60_000, 60 * 60_000],
  ['failed', 0, 60_000],
  ['failed', 30 * dayMs, null],
  ['completed', 0, null],
] as const)('checks a refund that is %s again, %i ms old: after %s ms', (state, ageMs, pauseMs) => {
  const refund = { state, createdAtMs: startMs, updatedAtMs: startMs };
  const nowMs = startMs + ageMs;
  expect(nextRefundCheckAt(refund, nowMs)).toBe(pauseMs === null ? null : nowMs + pauseMs);
});
