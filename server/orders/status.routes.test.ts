import { afterEach, beforeEach, expect, it } from 'vitest';
import { fill } from '#contract/fill.ts';
import type { OrderEvent } from '#contract/order-states.ts';
import { openTestApi, type TestApi } from '#server/api.fixture.ts';
import { runStaff } from '#server/staff-cli/run-staff.fixture.ts';
import { request } from '#tests/fixtures/catalogue.ts';
import { paymentLabels } from '#tests/fixtures/content.ts';
import { storedOrder } from '#tests/fixtures/orders.ts';
import { PaymentRefused } from '../payments/provider.ts';
import { addFlag, applyMove, flagReasons, historyOf } from './moves.ts';
import { findOrderByKey } from './store.ts';

const { server, reasons } = paymentLabels;
const paid = { price: '₹7,499', service: 'SEO Optimization' };
let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const status = async (id = '') => (await api.get(`/api/phonepe-status?id=${id}`)).body;

it('allows paying again only after a refusal by the provider: an expired order may still be paid', async () => {
  const mayPayAgain = async (event?: OrderEvent) => {
    const { id } = await storedOrder(api.db);
    if (event) await applyMove(api.db, id, event, { cause: 'test', atMs: api.clock.nowMs });
    return (await status(id)).order.mayPayAgain;
  };
  expect(await mayPayAgain('PaymentFailed')).toBe(true);
  const others = [undefined, 'PaymentExpired', 'PaymentConfirmed', 'OtherAmountFound'] as const;
  for (const event of others) expect(await mayPayAgain(event)).toBe(false);
});

it.each<[OrderEvent, boolean]>([
  ['PaymentStarted', false],
  ['PaymentExpired', false],
  ['OtherAmountFound', false],
  ['PaymentFailed', true],
  ['PaymentConfirmed', true],
])('says after %s whether the order is over: %s', async (event, isOver) => {
  const { id } = await storedOrder(api.db);
  const flag = event === 'OtherAmountFound' ? flagReasons.amount : undefined;
  await applyMove(api.db, id, event, { cause: 'test', atMs: api.clock.nowMs, flag });
  expect((await status(id)).order).toMatchObject({ isOver });
});

it('records the status page as the cause', async () => {
  const { id } = await storedOrder(api.db);
  api.provider.onFind = () => ({ state: 'completed', amountPaise: 749_900 });
  expect((await status(id)).code).toBe('PAYMENT_SUCCESS');
  const entry = { event: 'PaymentConfirmed', cause: 'status' };
  expect((await historyOf(api.db, id)).at(-1)).toMatchObject(entry);
});

it('says that a payment failed which the provider refused through no fault of the payer', async () => {
  const key = 'a-key-of-one-form-1234';
  api.provider.onStart = () => Promise.reject(new PaymentRefused('wrong keys'));
  await api.post('/api/phonepe', request, { 'idempotency-key': key });
  const order = await findOrderByKey(api.db, key);
  expect(await status(order?.id)).toMatchObject({
    ...{ success: false, code: 'PAYMENT_ERROR', message: reasons.other },
  });
});

it('does not call an order paid because of a flag', async () => {
  const { id } = await storedOrder(api.db);
  const flag = { cause: 'test', atMs: api.clock.nowMs, flag: flagReasons.late };
  await addFlag(api.db, id, flag);
  expect((await status(id)).message).toBe(server.pending);
});

it('says that the payment was late until staff resolve the flag', async () => {
  const { id } = await storedOrder(api.db);
  await applyMove(api.db, id, 'PaymentExpired', { cause: 'test', atMs: api.clock.nowMs });
  api.provider.onFind = () => ({ state: 'completed', amountPaise: 749_900 });
  const late = (await status(id)).message;
  expect(late).not.toBe('');
  await runStaff(api.db, ['resolve', id, '--reason', 'the board goes up on Friday']);
  const settled = (await status(id)).message;
  expect(settled).not.toBe(late);
  const usual = await storedOrder(api.db);
  expect((await status(usual.id)).message).toBe(settled);
});

it('says of a different amount that we have the money, and not to pay again', async () => {
  const { id } = await storedOrder(api.db);
  api.provider.onFind = () => ({ state: 'completed', amountPaise: 1 });
  const { code, message, success } = await status(id);
  expect({ code, success }).toEqual({ code: 'PAYMENT_PENDING', success: false });
  expect(message).toBe(fill(server.amountDiffers, paid));
});

it('reports a different amount as settled once staff have resolved it', async () => {
  const { id } = await storedOrder(api.db);
  api.provider.onFind = () => ({ state: 'completed', amountPaise: 1 });
  await status(id);
  await runStaff(api.db, ['resolve', id, '--reason', 'refunded']);
  const { code, message, order } = await status(id);
  expect(code).toBe('PAYMENT_ERROR');
  expect(message).toBe(fill(server.amountSettled, paid));
  expect(order).toMatchObject({ isOver: true, mayPayAgain: false });
});

it('returns the code of an order, but does not accept it as an id', async () => {
  const { id, code } = await storedOrder(api.db);
  expect((await status(id)).order.code).toBe(code);
  expect(await status(String(code))).toMatchObject({ code: 'TRANSACTION_NOT_FOUND' });
});

it('says whether money moves', async () => {
  expect((await api.get('/api/payment-mode')).body).toEqual({ testMode: true });
});
