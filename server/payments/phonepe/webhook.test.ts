import { describe, expect, it } from 'vitest';
import { isAuthentic, readWebhook, statesUnaffectedBy } from './webhook.ts';

// printf 'hook_user:Passw0rd1' | sha256sum
const header = 'e9b5fcf143ec2299447fb12a5361c89daac82f129e7252f0c333dfb28c99a8a4';

describe('isAuthentic', () => {
  it('takes the hash of name and password', () => {
    expect(isAuthentic(header, 'hook_user', 'Passw0rd1')).toBe(true);
  });

  it.each([
    ['no header', undefined],
    ['an empty header', ''],
    ['capitals', header.toUpperCase()],
    ['a prefix', `SHA256 ${header}`],
    ['a space', `${header} `],
    ['a shorter hash', header.slice(1)],
    ['the words themselves', 'hook_user:Passw0rd1'],
    ['letters that are two bytes long', 'é'.repeat(32)],
  ])('refuses %s', (_what, wrong) => {
    expect(isAuthentic(wrong, 'hook_user', 'Passw0rd1')).toBe(false);
  });

  it('refuses the hash of other words', () => {
    expect(isAuthentic(header, 'hook_user', 'Passw0rd2')).toBe(false);
    expect(isAuthentic(header, 'hook_use', 'r:Passw0rd1')).toBe(false);
  });

  it('refuses everything where no name or password is configured', () => {
    // The hash of ":"
    const empty = 'e7ac0786668e0ff0f02b62bd04f45ff636fd82db63b1104601c975dc005f3a67';
    expect(isAuthentic(empty, '', '')).toBe(false);
  });
});

describe('readWebhook', () => {
  const payload = { merchantId: 'M1', merchantOrderId: 'ORD_1', state: 'COMPLETED', amount: 1 };

  it.each(['checkout.order.completed', 'checkout.order.failed'])('reads %s', (event) => {
    expect(readWebhook({ event, payload })).toEqual({ event, orderId: 'ORD_1' });
  });

  it('ignores the type and fields that it does not know', () => {
    const body = { type: 'PG_REFUND_FAILED', event: 'checkout.order.failed', payload, more: [1] };
    expect(readWebhook(body)).toEqual({ event: 'checkout.order.failed', orderId: 'ORD_1' });
  });

  it.each(['pg.refund.completed', 'pg.refund.failed', 'pg.refund.accepted'])(
    'reads %s',
    (event) => {
      const refund = { ...payload, merchantRefundId: 'RF-1' };
      expect(readWebhook({ event, payload: refund })).toEqual({ event, refundId: 'RF-1' });
    },
  );

  it.each([
    ['a refund without an id', { event: 'pg.refund.completed', payload }],
    ['only a type', { type: 'CHECKOUT_ORDER_COMPLETED', payload }],
    ['no payload', { event: 'checkout.order.completed' }],
    ['no order id', { event: 'checkout.order.completed', payload: { orderId: 'OMO1' } }],
    [
      'an id with a path',
      { event: 'checkout.order.completed', payload: { merchantOrderId: '../a' } },
    ],
    ['an event with a line break', { event: 'checkout.order.x\ny', payload }],
    ['text', 'checkout.order.completed'],
    ['a list', [{ event: 'checkout.order.completed', payload }]],
    ['null', null],
    ['nothing', undefined],
  ])('finds no order event in %s', (_what, body) => {
    expect(readWebhook(body)).toBeUndefined();
  });
});

describe('statesUnaffectedBy', () => {
  const known = (event: string) => statesUnaffectedBy({ event, orderId: 'ORD_1' });

  it('leaves only those states without a check that the event cannot change', () => {
    expect(known('checkout.order.failed')).toEqual(['failed', 'amount_differs', 'paid']);
    expect(known('checkout.order.completed')).toEqual(['paid']);
    expect(known('checkout.order.remembered')).toEqual(['paid']);
  });
});
