import { expect, it } from 'vitest';
import { order } from './order.fixture.ts';
import { readOrder } from './read-order.ts';

it('reads an order that can be shown', () => {
  expect(readOrder(order)).toEqual(order);
  expect(readOrder({ ...order, unit: null, counts: null, paidAtMs: null })).toBeDefined();
});

it.each([
  undefined,
  null,
  'text',
  { ...order, service: 7 },
  { ...order, serviceName: undefined },
  { ...order, refundedPaise: '0' },
  { ...order, quantity: 0 },
  { ...order, quantity: 3 },
  { ...order, amountPaise: 1.5 },
  { ...order, unit: undefined },
  { ...order, counts: 'many' },
  { ...order, counts: { elephants: 200 } },
  { ...order, counts: { width: '20', height: '10' } },
  { ...order, paidAtMs: 'now' },
  { ...order, mayPayAgain: undefined },
  { ...order, isOver: 0 },
])('reads none in %j', (value) => {
  expect(readOrder(value)).toBeUndefined();
});
