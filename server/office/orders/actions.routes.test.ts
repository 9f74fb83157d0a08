import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderSchema } from '#contract/office/orders.ts';
import { markMailSent } from '#server/notify/paid-mail.ts';
import { addFlag, applyMove, recordPaymentStarted } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startedPayment, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { openOffice, type TestOffice } from './office.fixture.ts';

const unknown = `BAW-${'0'.repeat(20)}`;

describe.each(engines)('one order on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let office: TestOffice;
  let order: Order;
  beforeEach(async () => {
    test = await openTestDatabase();
    office = await openOffice(test);
    office.clock.nowMs = startMs + 60_000;
    order = await storedOrder(test.db);
  });
  afterEach(async () => {
    await office.app.close();
    await test.remove();
  });

  const view = () => office.get(`/api/orders/${order.id}`, orderSchema, 'Ravi');
  const pay = () =>
    applyMove(test.db, order.id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs + 9 });
  const flag = (name = 'paid_late') =>
    addFlag(test.db, order.id, { flag: name, cause: 'reconciler', atMs: startMs + 10 });

  it('is shown with its history, refunds and mail', async () => {
    await recordPaymentStarted(test.db, order.id, startedPayment);
    await pay();
    await markMailSent(test.db, { orderId: order.id, leasedUntilMs: null }, startMs + 20);
    const refund = await storedRefund(test.db, { orderId: order.id, amountPaise: 50_000 });
    expect(await view()).toMatchObject({
      id: order.id,
      state: 'paid',
      serviceName: 'SEO Optimization',
      service: { en: 'SEO' },
      quantity: 1,
      counts: null,
      taxPaise: 0,
      language: 'en',
      provider: 'fake',
      providerOrderId: 'OMO1',
      mailedAtMs: startMs + 20,
      refundedPaise: 0,
      timeline: [
        { seq: 1, event: 'Created', toState: 'created', cause: 'request' },
        { seq: 2, event: 'PaymentStarted', toState: 'awaiting_payment' },
        { seq: 3, event: 'PaymentConfirmed', toState: 'paid', cause: 'webhook' },
        { seq: 4, event: 'RefundRequested', toState: 'paid', actor: 'staff', note: 'late' },
      ],
      refunds: [{ id: refund.id, amountPaise: 50_000, state: 'requested', requestedBy: 'staff' }],
      revision: 4,
    });
  });

  it.each([unknown, 'x', `${unknown}0`, '%00'])('is not found by the id %j', async (id) => {
    expect(await office.refusal('GET', `/api/orders/${id}`)).toEqual({
      status: 404,
      code: 'notFound',
    });
    for (const [action, body] of Object.entries({
      note: { note: 'x' },
      called: { note: '' },
      resolve: { reason: 'x', revision: 1 },
      forget: { revision: 1 },
    })) {
      expect(await office.refusedAction(id, action, body), action).toMatchObject({ status: 404 });
    }
  });

  it('gets a note with its author, as plain text on one line', async () => {
    const note = '<script>alert(1)</script>\n"लोगो हरा" &\u202eabc';
    const noted = await office.act(order.id, 'note', { note }, 'Ravi');
    expect(noted.timeline.at(-1)).toEqual({
      seq: 2,
      event: 'NoteAdded',
      toState: 'created',
      atMs: startMs + 60_000,
      cause: 'staff',
      note: '<script>alert(1)</script> "लोगो हरा" & abc',
      actor: 'Ravi',
    });
    expect(noted.revision).toBe(2);
  });

  it.each([
    ['empty', ''],
    ['blank', ' \n '],
    ['of control characters', '\u0000\u202e'],
    ['of 501 letters', 'x'.repeat(501)],
    ['of 100 kB', 'x'.repeat(100_000)],
    ['no text', 1],
  ])('refuses a note that is %s', async (_, note) => {
    expect(await office.refusedAction(order.id, 'note', { note })).toEqual({
      status: 400,
      code: 'badRequest',
    });
    expect((await view()).revision).toBe(1);
  });

  it('records a call to the payer, with or without a note', async () => {
    const called = await office.act(order.id, 'called', { note: '' }, 'Ravi');
    expect(called.calledAtMs).toBe(startMs + 60_000);
    expect(called.timeline.at(-1)).toMatchObject({ event: 'Called', note: null, actor: 'Ravi' });
    const again = await office.act(order.id, 'called', { note: 'no answer' });
    expect(again.timeline.at(-1)).toMatchObject({ note: 'no answer', actor: 'Asha' });
  });

  it('is resolved with a reason', async () => {
    await flag();
    await flag('amount_differs');
    const { flags, revision } = await view();
    expect(flags).toEqual(['paid_late', 'amount_differs']);
    const settled = await office.act(order.id, 'resolve', { reason: 'called', revision }, 'Ravi');
    expect(settled.flags).toEqual([]);
    expect(settled.timeline.at(-1)).toMatchObject({
      event: 'FlagResolved',
      note: 'paid_late; amount_differs: called',
      actor: 'Ravi',
    });
    const again = { reason: 'called', revision: settled.revision };
    expect(await office.refusedAction(order.id, 'resolve', again)).toEqual({
      status: 422,
      code: 'problem',
      message: 'The order has no open flag',
    });
  });

  it('is not resolved for an outdated revision, and returns the current order', async () => {
    await flag();
    const { revision } = await view();
    await flag('amount_differs');
    const refusal = await office.refusedAction(order.id, 'resolve', { reason: 'x', revision });
    expect(refusal).toMatchObject({ status: 409, code: 'stale' });
    expect(refusal.order).toEqual(await view());
    expect(refusal.order?.flags).toEqual(['paid_late', 'amount_differs']);
  });

  it('is resolved once by two requests at once', async () => {
    await flag();
    const body = { reason: 'called', revision: 2 };
    const both = await Promise.all(
      (['Asha', 'Ravi'] as const).map((name) =>
        office.send('POST', `/api/orders/${order.id}/resolve`, body, name),
      ),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await view()).timeline).toHaveLength(3);
  });

  it('is erased by an owner only', async () => {
    await pay();
    const { revision } = await view();
    expect(await office.refusedAction(order.id, 'forget', { revision }, 'Ravi')).toEqual({
      status: 403,
      code: 'ownersOnly',
    });
    expect((await view()).name).toBe('Asha Kumari');
    const erased = await office.act(order.id, 'forget', { revision });
    expect(erased).toMatchObject({ name: null, phone: null, amountPaise: 749_900 });
    expect(erased.timeline.at(-1)).toMatchObject({ event: 'DetailsErased', actor: 'Asha' });
    const again = await office.act(order.id, 'forget', { revision: erased.revision });
    expect(again.revision).toBe(erased.revision);
  });

  it('is not erased while it may still be paid, nor for an outdated revision', async () => {
    expect(await office.refusedAction(order.id, 'forget', { revision: 1 })).toEqual({
      status: 422,
      code: 'problem',
      message: `${order.id} is under way (created): nothing was erased. Try again in an hour`,
    });
    await pay();
    const stale = await office.refusedAction(order.id, 'forget', { revision: 1 });
    expect(stale).toMatchObject({ status: 409, code: 'stale', order: { state: 'paid' } });
    expect((await view()).name).toBe('Asha Kumari');
  });

  it.each([
    ['resolve', { reason: 'x' }],
    ['resolve', { reason: 'x', revision: 0 }],
    ['resolve', { reason: 'x', revision: 1.5 }],
    ['resolve', { reason: '', revision: 1 }],
    ['forget', {}],
    ['note', { note: 'x', more: 1 }],
    ['called', {}],
    ['called', []],
  ])('refuses %s with the body %j', async (action, body) => {
    expect(await office.refusedAction(order.id, action, body)).toEqual({
      status: 400,
      code: 'badRequest',
    });
  });
});
