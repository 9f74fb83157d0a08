import { describe, expect, it } from 'vitest';
import { moment, newOrder } from './order.fixture.ts';
import type { Order } from './order.ts';
import { leavePending, pay, payLate } from './order.ts';
import { OrderBook } from './order-book.ts';

function newBook(limit = 10) {
  const clock = { nowMs: moment.nowMs };
  const told: string[] = [];
  const tell = ({ merchantOrderId, state }: Order) => void told.push(`${merchantOrderId} ${state}`);
  return { clock, told, book: new OrderBook(limit, () => clock.nowMs, tell) };
}

describe('OrderBook', () => {
  it('finds an order by either id', () => {
    const { book } = newBook();
    const order = newOrder();
    book.add(order);
    expect(book.find('ORD_1')).toBe(order);
    expect(book.findByToken('page-1')).toBe(order);
    expect(book.find('page-1')).toBeUndefined();
  });

  it('lets an order expire when its time has come, and tells of it once', () => {
    const { book, clock, told } = newBook();
    const order = newOrder();
    book.add(order);
    clock.nowMs = order.expireAtMs - 1;
    book.sweep();
    expect(book.find('ORD_1')?.state).toBe('PENDING');
    clock.nowMs = order.expireAtMs;
    book.sweep();
    expect(book.find('ORD_1')?.failure?.detailedErrorCode).toBe('ORDER_EXPIRED');
    expect(told).toEqual(['ORD_1 FAILED']);
  });

  it('lets an order expire in time even between two sweeps', () => {
    const { book, clock } = newBook();
    book.add(newOrder());
    clock.nowMs += 10_000_000;
    expect(book.findByToken('page-1')?.state).toBe('FAILED');
  });

  it('tells of every settlement, late money included, and of nothing else', () => {
    const { book, clock, told } = newBook();
    const [first, second] = [newOrder(), newOrder({ merchantOrderId: 'B', pageToken: 'b' })];
    book.add(first);
    book.add(second);
    book.move(first, (order) => leavePending(order, moment));
    book.move(first, (order) => pay(order, moment));
    clock.nowMs += 10_000_000;
    book.sweep();
    book.move(second, (order) => payLate(order, moment));
    expect(told).toEqual(['ORD_1 COMPLETED', 'B FAILED', 'B COMPLETED']);
  });

  it('forgets the oldest order altogether', () => {
    const { book, clock, told } = newBook(2);
    for (const id of ['A', 'B', 'C']) {
      book.add(newOrder({ merchantOrderId: id, pageToken: `page-${id}` }));
    }
    expect(book.find('A')).toBeUndefined();
    expect(book.findByToken('page-A')).toBeUndefined();
    expect(book.latest(9).map((order) => order.merchantOrderId)).toEqual(['C', 'B']);
    expect(book.latest(1)).toHaveLength(1);
    clock.nowMs += 10_000_000;
    book.sweep();
    expect(told).toEqual(['B FAILED', 'C FAILED']);
  });
});
