import { describe, expect, it } from 'vitest';
import { forbidden, memory } from './memory-store.fixture.ts';
import { pastOrders, rememberOrder } from './past-orders.ts';

const dayMs = 24 * 60 * 60 * 1000;
const order = { id: 'BAW-1', serviceName: 'SEO Optimization', atMs: dayMs };
const later = { ...order, id: 'BAW-2', atMs: dayMs + 1 };

describe('the orders that this browser placed', () => {
  it('are kept, the newest first, each once', () => {
    const store = memory();
    for (const one of [order, later, later]) rememberOrder(one, () => store);
    expect(pastOrders(later.atMs, () => store)).toEqual([later, order]);
  });

  it('are forgotten after a day', () => {
    const store = memory();
    rememberOrder(order, () => store);
    expect(pastOrders(order.atMs + dayMs - 1, () => store)).toEqual([order]);
    expect(pastOrders(order.atMs + dayMs, () => store)).toEqual([]);
    rememberOrder({ ...later, atMs: order.atMs + dayMs }, () => store);
    expect(store.getItem('orders')).not.toContain(order.id);
  });

  it.each(['{', 'null', '{}', '[null, 1, {"id":"BAW-1"}]'])(
    'are none where %s is stored',
    (value) => {
      expect(pastOrders(0, () => memory([['orders', value]]))).toEqual([]);
    },
  );

  it('are none where storage is forbidden', () => {
    rememberOrder(order, forbidden);
    expect(pastOrders(order.atMs, forbidden)).toEqual([]);
  });
});
