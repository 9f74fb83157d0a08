// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { order } from './status/order.fixture.ts';
import { findBooking } from './use-payment.ts';

const nowMs = Date.now();
const [newest, middle, oldest, other] = [
  { id: 'BAW-4', serviceName: 'SEO', atMs: nowMs },
  { id: 'BAW-3', serviceName: 'SEO', atMs: nowMs - 1 },
  { id: 'BAW-2', serviceName: 'SEO', atMs: nowMs - 2 },
  { id: 'BAW-1', serviceName: 'Logo', atMs: nowMs - 3 },
];
const placed = (...orders: object[]) => localStorage.setItem('orders', JSON.stringify(orders));

/** Finds a booking of SEO; the server answers with these bodies, by order id. */
async function find(bodies: Record<string, object>) {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path);
    const id = new URLSearchParams(path.split('?')[1]).get('id') ?? '';
    return bodies[id] ? Response.json(bodies[id]) : Response.error();
  });
  return { booking: await findBooking('SEO'), requests };
}

beforeEach(() => placed(newest, middle, oldest, other));
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const paid = { code: 'PAYMENT_SUCCESS' };
const pending = { code: 'PAYMENT_PENDING' };

describe('an earlier booking', () => {
  it('is a paid one rather than one whose bank has not answered', async () => {
    const { booking } = await find({ 'BAW-4': pending, 'BAW-3': paid });
    expect(booking).toEqual({ ...middle, isPaid: true });
    expect((await find({ 'BAW-3': pending })).booking).toEqual({ ...middle, isPaid: false });
  });

  it('is the newest of several', async () => {
    expect((await find({ 'BAW-2': paid, 'BAW-4': paid })).booking).toMatchObject({ id: 'BAW-4' });
  });

  it.each([
    [false, { ...newest, isPaid: false }],
    [true, undefined],
  ])('is expired only while its money may come: over is %s', async (isOver, booking) => {
    placed(newest);
    const answer = { code: 'PAYMENT_ERROR', order: { ...order, paidAtMs: null, isOver } };
    expect((await find({ 'BAW-4': answer })).booking).toEqual(booking);
  });

  it('is never one that failed, is unknown, or is of another service', async () => {
    const failed = {
      'BAW-4': { code: 'PAYMENT_ERROR' },
      'BAW-3': { code: 'TRANSACTION_NOT_FOUND' },
    };
    expect((await find({ ...failed, 'BAW-1': paid })).booking).toBeUndefined();
  });

  it('is undefined without an answer, and is requested without waiting', async () => {
    placed(newest);
    const { booking, requests } = await find({});
    expect(booking).toBeUndefined();
    expect(requests).toEqual(['/api/phonepe-status?id=BAW-4&wait=0']);
  });

  it('is undefined after five seconds without an answer', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_path: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const found = findBooking('SEO');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await found).toBeUndefined();
    vi.useRealTimers();
  });
});
