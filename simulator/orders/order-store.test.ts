import { describe, expect, it } from 'vitest';
import { moveContext, newOrder } from './order.fixture.ts';
import type { Order } from './order.ts';
import { leavePending, pay, payLate } from './order.ts';
import { orderStore } from './order-store.ts';

function newStore(limit = 10) {
  const clock = { nowMs: moveContext.nowMs };
  const told: string[] = [];
  const tell = async ({ merchantOrderId, state }: Order) =>
    void told.push(`${merchantOrderId} ${state}`);
  return { clock, told, store: orderStore(limit, () => clock.nowMs, tell) };
}

describe('orderStore', () => {
  it('finds an order by either id', () => {
    const { store } = newStore();
    const order = newOrder();
    store.add(order);
    expect(store.find('ORD_1')).toBe(order);
    expect(store.findByToken('page-1')).toBe(order);
    expect(store.find('page-1')).toBeUndefined();
  });

  it('lets an order expire when its time has come, and tells of it once', () => {
    const { store, clock, told } = newStore();
    const order = newOrder();
    store.add(order);
    clock.nowMs = order.expireAtMs - 1;
    store.sweep();
    expect(store.find('ORD_1')?.state).toBe('PENDING');
    clock.nowMs = order.expireAtMs;
    store.sweep();
    expect(store.find('ORD_1')?.failure?.detailedErrorCode).toBe('ORDER_EXPIRED');
    expect(told).toEqual(['ORD_1 FAILED']);
  });

  it('lets an order expire in time even between two sweeps', () => {
    const { store, clock } = newStore();
    store.add(newOrder());
    clock.nowMs += 10_000_000;
    expect(store.findByToken('page-1')?.state).toBe('FAILED');
  });

  it('tells of every settlement, late money included, and of nothing else', () => {
    const { store, clock, told } = newStore();
    const [first, second] = [newOrder(), newOrder({ merchantOrderId: 'B', pageToken: 'b' })];
    store.add(first);
    store.add(second);
    store.move(first, (order) => leavePending(order, moveContext));
    store.move(first, (order) => pay(order, moveContext));
    clock.nowMs += 10_000_000;
    store.sweep();
    store.move(second, (order) => payLate(order, moveContext));
    expect(told).toEqual(['ORD_1 COMPLETED', 'B FAILED', 'B COMPLETED']);
  });

  it('forgets the oldest order altogether', () => {
    const { store, clock, told } = newStore(2);
    for (const id of ['A', 'B', 'C']) {
      store.add(newOrder({ merchantOrderId: id, pageToken: `page-${id}` }));
    }
    expect(store.find('A')).toBeUndefined();
    expect(store.findByToken('page-A')).toBeUndefined();
    expect(store.latest(9).map((order) => order.merchantOrderId)).toEqual(['C', 'B']);
    expect(store.latest(1)).toHaveLength(1);
    clock.nowMs += 10_000_000;
    store.sweep();
    expect(told).toEqual(['B FAILED', 'C FAILED']);
  });
});
