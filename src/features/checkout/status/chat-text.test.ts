import { expect, it } from 'vitest';
import { chatTextOf } from './chat-text.ts';
import { order } from './order.fixture.ts';

const labels = {
  chatTextNoId: 'my payment',
  chatText: 'payment {id}',
  chatTextOrder: 'payment {id} for {order}',
  counts: { one: {}, many: {}, size: '{width} by {height} ft' },
} as Parameters<typeof chatTextOf>[2];

it('names the order with its quantity, once it is known', () => {
  const text = 'payment BAW-1 for Flex Banner Printing (200 × ₹14 /sq.ft, 20 by 10 ft)';
  expect(chatTextOf('BAW-1', order, labels)).toBe(text);
  const one = { ...order, quantity: 1, counts: null, amountPaise: 1_400 };
  expect(chatTextOf('BAW-1', one, labels)).toContain('(₹14 /sq.ft)');
});

it('names the reference before, and nothing where there is none', () => {
  expect(chatTextOf('BAW-1', undefined, labels)).toBe('payment BAW-1');
  expect(chatTextOf(undefined, undefined, labels)).toBe('my payment');
});
