import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OfficeOrder, orderSchema, refundPlanSchema } from '#contract/office/orders.ts';
import { dayMs } from '#server/orders/indian-time.ts';
import { applyMove } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { ProviderUnavailable, RefundRefused } from '#server/payments/provider.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { eventually } from '#tests/fixtures/eventually.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { openOffice, type TestOffice } from './office.fixture.ts';

describe.each(engines)('refunds in the office on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let office: TestOffice;
  let order: Order;
  beforeEach(async () => {
    test = await openTestDatabase();
    await openWith({});
    order = await storedOrder(test.db);
    await applyMove(test.db, order.id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
  });
  afterEach(async () => {
    await office.app.close();
    await test.remove();
  });

  const openWith = async (timing: Parameters<typeof openOffice>[1]) => {
    office = await openOffice(test, timing);
    office.clock.nowMs = startMs + dayMs;
    office.provider.onFindRefund = () => ({ state: 'completed', providerRefundId: 'OMR1' });
  };
  const view = () => office.get(`/api/orders/${order.id}`, orderSchema);
  const plan = (query = '') =>
    office.get(`/api/orders/${order.id}/refund-plan${query}`, refundPlanSchema);
  const request = (amount: string, revision = 2, confirmation = amount) => ({
    ...{ amount, confirmation, revision },
    reason: 'cancelled by phone',
  });
  const refund = (amount: string, revision?: number): Promise<OfficeOrder> =>
    office.act(order.id, 'refund', request(amount, revision));
  const refused = (body: object, by?: 'Asha' | 'Ravi') =>
    office.refusedAction(order.id, 'refund', body, by);

  it('are planned by the policy', async () => {
    expect(await plan()).toEqual({
      paidPaise: 749_900,
      leftPaise: 749_900,
      kind: 'money',
      grantedPaise: 749_900,
      day: 1,
      fullDays: 7,
      creditedFrom: '2026-10-01',
      creditedBy: '2026-10-06',
    });
    expect(await plan('?delivered=2%2C000')).toMatchObject({ grantedPaise: 549_900 });
    office.clock.nowMs = startMs + 8 * dayMs;
    expect(await plan()).toMatchObject({ kind: 'credit', grantedPaise: 374_950, day: 8 });
    expect(await plan('?delivered=4000')).toMatchObject({ kind: 'nothing', grantedPaise: 0 });
  });

  it('grant no more than is left', async () => {
    await refund('7000');
    expect(await plan()).toMatchObject({ leftPaise: 49_900, grantedPaise: 49_900 });
  });

  it('grant nothing twice', async () => {
    await refund('5000');
    expect(await plan('?delivered=2000')).toMatchObject({ grantedPaise: 49_900 });
    expect(await plan('?delivered=2499')).toMatchObject({ leftPaise: 249_900, grantedPaise: 0 });
    expect(await plan('?delivered=3000')).toMatchObject({ kind: 'money', grantedPaise: 0 });
  });

  it('say why there is nothing to plan', async () => {
    const planOf = (id: string, query = '') =>
      office.refusal('GET', `/api/orders/${id}/refund-plan${query}`);
    const { id } = await storedOrder(test.db);
    expect(await planOf(id)).toMatchObject({
      status: 422,
      message: `${id} is not paid: nothing to refund`,
    });
    expect(await planOf(order.id, '?delivered=20,00')).toMatchObject({
      code: 'problem',
      message: '"20,00" could mean ₹20 or ₹2,000: write 20 or 2000',
    });
    expect(await planOf(`BAW-${'0'.repeat(20)}`)).toMatchObject({ status: 404 });
    expect(await planOf(order.id, '?other=1')).toMatchObject({ status: 400 });
    await refund('7499');
    expect(await planOf(order.id)).toMatchObject({ message: `${order.id} is fully refunded` });
  });

  it('are stored, carried out and shown with their requester', async () => {
    const refunded = await refund('₹500');
    expect(refunded).toMatchObject({
      refundedPaise: 50_000,
      refunds: [
        {
          amountPaise: 50_000,
          state: 'completed',
          reason: 'cancelled by phone',
          requestedBy: 'Asha',
          failureReason: null,
        },
      ],
    });
    expect(refunded.timeline.slice(2)).toMatchObject([
      { event: 'RefundRequested', actor: 'Asha', note: 'cancelled by phone' },
      { event: 'RefundAccepted', cause: 'staff' },
      { event: 'RefundCompleted', cause: 'staff' },
    ]);
  });

  it('are for owners only', async () => {
    const forOwners = { status: 403, code: 'ownersOnly' };
    expect(await refused(request('500'), 'Ravi')).toEqual(forOwners);
    const path = `/api/orders/${order.id}/refund-plan`;
    expect(await office.refusal('GET', path, undefined, 'Ravi')).toEqual(forOwners);
    expect((await view()).refunds).toEqual([]);
  });

  it.each([
    ['0', 'Minimum refund is ₹1'],
    ['0.99', 'Minimum refund is ₹1'],
    ['-1', '"-1" is not an amount in rupees, such as 499 or 499.50'],
    ['74,99', '"74,99" could mean ₹74.99 or ₹7,499: write 74.99 or 7499'],
    ['7499.01', 'Only ₹7,499 is left to refund'],
    ['99999999999', 'Only ₹7,499 is left to refund'],
    ['', '"" is not an amount in rupees, such as 499 or 499.50'],
    ['ten', '"ten" is not an amount in rupees, such as 499 or 499.50'],
  ])('of %j are refused with a sentence', async (amount, message) => {
    expect(await refused(request(amount))).toEqual({ status: 422, code: 'problem', message });
    expect(office.provider.refunds).toEqual([]);
    expect(await view()).toMatchObject({ refunds: [], revision: 2 });
  });

  it('are confirmed by the same sum, however it is written', async () => {
    expect(await refused(request('5000', 2, '500'))).toMatchObject({
      code: 'problem',
      message: 'The amounts differ: ₹5,000 and ₹500. Type the same amount twice',
    });
    expect(await refused(request('5000', 2, '50,00'))).toMatchObject({ code: 'problem' });
    expect((await view()).refunds).toEqual([]);
    const refunded = await office.act(order.id, 'refund', request('5000', 2, '₹5,000.00'));
    expect(refunded.refundedPaise).toBe(500_000);
  });

  it('are carried out once if requested twice at once', async () => {
    const press = () => office.send('POST', `/api/orders/${order.id}/refund`, request('500'));
    const both = await Promise.all([press(), press()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(office.provider.refunds).toHaveLength(1);
    expect((await view()).refunds).toHaveLength(1);
  });

  it('are rejected for an outdated revision', async () => {
    await office.act(order.id, 'note', { note: 'wants the work after all' }, 'Ravi');
    const stale = await refused(request('500'));
    expect(stale).toMatchObject({ status: 409, code: 'stale', order: { revision: 3 } });
    expect(stale.order?.timeline.at(-1)).toMatchObject({ note: 'wants the work after all' });
    expect(office.provider.refunds).toEqual([]);
  });

  it('are refused if the order changes during the check of a failed one', async () => {
    office.provider.onRefund = () => {
      throw new RefundRefused('HTTP 400', 'LIMIT');
    };
    const failed = await refund('500');
    expect(failed).toMatchObject({
      flags: ['refund_failed'],
      refunds: [{ failureReason: 'LIMIT' }],
    });
    office.provider.onFindRefund = async () => {
      await office.act(order.id, 'note', { note: 'stop' }, 'Ravi');
      return { state: 'unknown' };
    };
    expect(await refused(request('500', failed.revision))).toMatchObject({ code: 'stale' });
    expect(office.provider.refunds).toHaveLength(1);
  });

  it('are stale, not rejected, if the order changes before the provider rejects them', async () => {
    office.provider.onRefund = () => {
      throw new RefundRefused('HTTP 400', 'LIMIT');
    };
    const failed = await refund('500');
    office.provider.onFindRefund = async () => {
      await office.act(order.id, 'note', { note: 'stop' }, 'Ravi');
      throw new ProviderUnavailable('no response (timeout)');
    };
    expect(await refused(request('500', failed.revision))).toMatchObject({
      status: 409,
      code: 'stale',
    });
  });

  it('are not stored if the member is signed out during the check', async () => {
    office.sessions.read = async () => false;
    expect(await refused(request('500'))).toEqual({ status: 401, code: 'signedOut' });
    expect(office.provider.refunds).toEqual([]);
    expect(await view()).toMatchObject({ refunds: [], revision: 2 });
  });

  it('stay under way if the provider fails halfway, and are not sent twice', async () => {
    office.provider.onRefund = () => {
      throw new ProviderUnavailable('no response (timeout)');
    };
    const underWay = await refund('500');
    expect(underWay.refunds).toMatchObject([{ state: 'requested' }]);
    expect(await refused(request('500', underWay.revision))).toMatchObject({
      code: 'problem',
      message: expect.stringContaining('is under way; wait until it ends'),
    });
    expect((await view()).refunds).toHaveLength(1);
  });

  it('stay under way after an unknown state from the provider', async () => {
    office.provider.onRefund = () => {
      throw new Error('unknown state');
    };
    expect((await refund('500')).refunds).toMatchObject([{ state: 'requested' }]);
  });

  it('are not stored if the provider is down', async () => {
    const differs = await storedOrder(test.db);
    await applyMove(test.db, differs.id, 'OtherAmountFound', { cause: 'test', atMs: startMs });
    office.provider.onFind = () => {
      throw new ProviderUnavailable('no response (timeout)');
    };
    expect(await office.refusedAction(differs.id, 'refund', request('500'))).toEqual({
      status: 422,
      code: 'problem',
      message: 'The payment provider does not respond. Nothing was refunded; try again later',
    });
  });

  it('continue after the response was given up', async () => {
    await office.app.close();
    await openWith({ refund: { pauseMs: 0, longestMs: 0 } });
    const { promise, resolve } = Promise.withResolvers<void>();
    office.provider.onRefund = async () => {
      await promise;
      return { state: 'completed', providerRefundId: 'OMR1' };
    };
    expect((await refund('500')).refunds).toMatchObject([{ state: 'requested' }]);
    resolve();
    await eventually(async () => expect((await view()).refundedPaise).toBe(50_000));
  });

  it.each([{}, { ...request('1'), reason: '' }, { ...request('1'), revision: '2' }])(
    'refuse the body %j',
    async (body) => {
      expect(await refused(body)).toEqual({ status: 400, code: 'badRequest' });
    },
  );
});
