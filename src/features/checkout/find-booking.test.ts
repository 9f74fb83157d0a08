import { describe, expect, it, vi } from 'vitest';
import { findBooking } from './find-booking.ts';
import { order } from './status/order.fixture.ts';

const [newest, middle, oldest, other] = [
  { id: 'BAW-4', serviceName: 'SEO', atMs: 4 },
  { id: 'BAW-3', serviceName: 'SEO', atMs: 3 },
  { id: 'BAW-2', serviceName: 'SEO', atMs: 2 },
  { id: 'BAW-1', serviceName: 'Logo', atMs: 1 },
];
const orders = [newest, middle, oldest, other];

/** Finds one for SEO, where the server answers with these codes. */
const find = (codes: Record<string, string>) => {
  const ask = vi.fn(async (id: string) => ({ code: codes[id], isFault: false }));
  return findBooking('SEO', { orders, fetchStatus: ask });
};

describe('an earlier booking', () => {
  it('is the one that is paid, before one whose bank has not answered', async () => {
    const codes = { 'BAW-4': 'PAYMENT_PENDING', 'BAW-3': 'PAYMENT_SUCCESS' };
    expect(await find(codes)).toEqual({ ...middle, isPaid: true });
    expect(await find({ 'BAW-3': 'PAYMENT_PENDING' })).toEqual({ ...middle, isPaid: false });
  });

  it('is the newest of several', async () => {
    const codes = { 'BAW-2': 'PAYMENT_SUCCESS', 'BAW-4': 'PAYMENT_SUCCESS' };
    expect(await find(codes)).toMatchObject({ id: 'BAW-4' });
  });

  it('is one whose money may still come, though its time ran out', async () => {
    const given = { code: 'PAYMENT_ERROR', isFault: false, order: { ...order, paidAtMs: null } };
    const bookingAfter = (isOver: boolean) => {
      const answer = { ...given, order: { ...given.order, isOver } };
      return findBooking('SEO', { orders: [newest], fetchStatus: async () => answer });
    };
    expect(await bookingAfter(false)).toEqual({ ...newest, isPaid: false });
    expect(await bookingAfter(true)).toBeUndefined();
  });

  it('is none that failed, is unknown, or is of another service', async () => {
    const codes = { 'BAW-4': 'PAYMENT_ERROR', 'BAW-3': 'TRANSACTION_NOT_FOUND' };
    expect(await find({ ...codes, 'BAW-1': 'PAYMENT_SUCCESS' })).toBeUndefined();
  });

  it('is none where the server does not answer, and is asked for without waiting', async () => {
    const ask = vi.fn(async () => undefined);
    expect(await findBooking('SEO', { orders: [newest], fetchStatus: ask })).toBeUndefined();
    expect(ask).toHaveBeenCalledExactlyOnceWith('BAW-4', { isWaiting: false, timeoutMs: 5_000 });
  });
});
