import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnavailable, RefundRefused } from '../provider.ts';
import {
  errorOf,
  huge,
  inTurn,
  json,
  page,
  type Reply,
  reset,
  startGateway,
  tokenWord,
} from './gateway.fixture.ts';
import { PhonePeProvider } from './phonepe-provider.ts';
import { UnexpectedRefund } from './refund-status.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
let provider: PhonePeProvider;
beforeEach(async () => {
  gateway = await startGateway();
  provider = new PhonePeProvider(gateway.config());
});
afterEach(() => gateway.close());

const refund = { id: 'RF-00000000000000000001', orderId: 'BAW-1', amountPaise: 10_000 };
const response = (state: string, more: object = {}) =>
  json(200, { refundId: 'OMR1', amount: 10_000, state, ...more });
const refusal = (status: number, code: string) => json(status, { code, message: 'no' });
const notFound = refusal(404, 'REFUND_NOT_FOUND');
const pending = { state: 'pending', providerRefundId: 'OMR1' };
const completed = { ...pending, state: 'completed' };

/** Answers that say nothing about the refund. */
const unusable: [string, Reply][] = [
  ['a page of HTML', page(200)],
  ['HTTP 404 from a proxy', page(404)],
  ['HTTP 500', page(500)],
  ['HTTP 429', refusal(429, 'TOO_MANY_REQUESTS')],
  ['a broken connection', reset],
  ['an answer too long', huge],
  ['nothing', json(200, null)],
  ['no state', json(200, { refundId: 'OMR1', amount: 10_000 })],
  ['no amount', json(200, { refundId: 'OMR1', state: 'COMPLETED' })],
  ['an amount of words', response('COMPLETED', { amount: '10000' })],
  ['an amount in rupees', response('COMPLETED', { amount: 100.5 })],
];

describe('startRefund', () => {
  it('asks PhonePe for the money and reads what it says', async () => {
    gateway.replies.refund = response('PENDING', { currency: 'INR' });
    await expect(provider.startRefund(refund)).resolves.toEqual(pending);
    const [seen] = gateway.seen.refund;
    expect(seen).toMatchObject({ method: 'POST', url: '/pg/payments/v2/refund' });
    expect(seen?.headers).toMatchObject({
      authorization: `O-Bearer ${tokenWord}`,
      'content-type': 'application/json',
    });
    expect(JSON.parse(seen?.body ?? '')).toEqual({
      merchantRefundId: refund.id,
      originalMerchantOrderId: 'BAW-1',
      amount: 10_000,
    });
    expect(gateway.seen.refundStatus).toEqual([]);
  });

  it('repeats the same request with a new token after a 401', async () => {
    gateway.replies.refund = inTurn(refusal(401, 'AUTHORIZATION_FAILED'), response('CONFIRMED'));
    await expect(provider.startRefund(refund)).resolves.toEqual(pending);
    const [first, second] = gateway.seen.refund;
    expect(second?.body).toBe(first?.body);
  });

  it.each([
    [400, 'REFUND_FOR_TXN_OLDER_THAN_LIMIT', 'REFUND_FOR_TXN_OLDER_THAN_LIMIT'],
    [402, '<odd>', 'HTTP_402'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
  ])('is refused by %i %s once PhonePe has no such refund', async (status, code, reason) => {
    gateway.replies.refund = refusal(status, code);
    gateway.replies.refundStatus = notFound;
    const error = await errorOf(provider.startRefund(refund));
    expect(error).toBeInstanceOf(RefundRefused);
    expect(error).toMatchObject({ reason });
  });

  it('finds by its id a refund that PhonePe refuses as a repeat', async () => {
    gateway.replies.refund = refusal(400, 'BAD_REQUEST');
    gateway.replies.refundStatus = response('COMPLETED');
    await expect(provider.startRefund(refund)).resolves.toEqual(completed);
  });

  it('leaves a refusal open where PhonePe does not say whether it has the refund', async () => {
    gateway.replies.refund = refusal(400, 'BAD_REQUEST');
    gateway.replies.refundStatus = page(500);
    expect(await errorOf(provider.startRefund(refund))).toBeInstanceOf(ProviderUnavailable);
  });

  it.each(unusable)('leaves open what %s means', async (_what, reply) => {
    gateway.replies.refund = reply;
    expect(await errorOf(provider.startRefund(refund))).toBeInstanceOf(ProviderUnavailable);
    expect(gateway.seen.refundStatus).toEqual([]);
  });
});

describe('findRefund', () => {
  it('asks about the refund by our id', async () => {
    gateway.replies.refundStatus = response('COMPLETED', { originalMerchantOrderId: 'BAW-1' });
    await expect(provider.findRefund(refund)).resolves.toEqual(completed);
    const url = `/pg/payments/v2/refund/${refund.id}/status`;
    expect(gateway.seen.refundStatus).toMatchObject([{ method: 'GET', url }]);
  });

  it('tells why a refund failed', async () => {
    gateway.replies.refundStatus = response('FAILED', { errorCode: 'INTERNAL_SERVER_ERROR' });
    const failed = { ...pending, state: 'failed', reason: 'INTERNAL_SERVER_ERROR' };
    await expect(provider.findRefund(refund)).resolves.toEqual(failed);
  });

  it.each<[string, Reply]>([
    ['404 REFUND_NOT_FOUND', notFound],
    ['400 BAD_REQUEST', refusal(400, 'BAD_REQUEST')],
  ])('does not know the refund at %s', async (_what, reply) => {
    gateway.replies.refundStatus = reply;
    await expect(provider.findRefund(refund)).resolves.toEqual({ state: 'unknown' });
  });

  it.each([...unusable, ['HTTP 403', refusal(403, 'FORBIDDEN')] as const])(
    'leaves open what %s means',
    async (_what, reply) => {
      gateway.replies.refundStatus = reply;
      expect(await errorOf(provider.findRefund(refund))).toBeInstanceOf(ProviderUnavailable);
    },
  );

  it.each([
    ['an unknown state', response('ON_HOLD')],
    ['another amount', response('COMPLETED', { amount: 9_900 })],
    ['another order', response('COMPLETED', { originalMerchantOrderId: 'BAW-2' })],
  ])('throws at %s', async (_what, reply) => {
    gateway.replies.refundStatus = reply;
    expect(await errorOf(provider.findRefund(refund))).toBeInstanceOf(UnexpectedRefund);
  });

  it.each(['', '../refund', 'a?b=c', 'x'.repeat(64)])(
    'puts no id like %j into a URL',
    async (id) => {
      expect(await errorOf(provider.findRefund({ ...refund, id }))).toBeInstanceOf(RangeError);
      expect(gateway.seen.refundStatus).toEqual([]);
    },
  );
});
