import { describe, expect, it } from 'vitest';
import { startSimulator } from './app.fixture.ts';

describe('/admin/faults', () => {
  it('switches faults on and off', async () => {
    const { admin, pay, switchOn } = startSimulator();
    await switchOn('http-500-pay');
    await switchOn('slow-status', { times: 2, value: 5 });
    expect((await pay()).statusCode).toBe(500);
    expect((await admin('GET', '/faults')).json()).toEqual([
      { name: 'http-500-pay', times: null, value: null },
      { name: 'slow-status', times: 2, value: 5 },
    ]);
    expect((await admin('DELETE', '/faults?name=http-500-pay')).statusCode).toBe(204);
    expect((await pay()).statusCode).toBe(200);
    await admin('DELETE', '/faults');
    expect((await admin('GET', '/faults')).json()).toEqual([]);
  });

  it('switches a fault on for one order', async () => {
    const { pay, switchOn } = startSimulator();
    await switchOn('http-500-pay', { order: 'ORD_2' });
    expect((await pay()).statusCode).toBe(200);
    expect((await pay({ merchantOrderId: 'ORD_2' })).statusCode).toBe(500);
  });

  it.each([
    { name: 'hang-pya' },
    {},
    { name: 'hang-pay', times: 0 },
    { name: 'hang-pay', value: -1 },
    { name: 'hang-pay', delay: 3 },
  ])('refuses %j', async (payload) => {
    const { admin } = startSimulator();
    expect((await admin('POST', '/faults', payload)).statusCode).toBe(400);
    expect((await admin('GET', '/faults')).json()).toEqual([]);
  });

  it('refuses to switch off an unknown fault', async () => {
    expect((await startSimulator().admin('DELETE', '/faults?name=x')).statusCode).toBe(400);
  });
});

describe('/admin/orders', () => {
  it.each([
    ['pay', 'COMPLETED', undefined],
    ['fail', 'FAILED', 'INVALID_MPIN'],
    ['cancel', 'FAILED', 'TXN_CANCELLED'],
    ['expire', 'FAILED', 'TXN_NOT_COMPLETED'],
    ['late', 'COMPLETED', undefined],
  ])('settles an order by %s', async (move, state, errorCode) => {
    const { admin, pay, status } = startSimulator();
    await pay();
    expect((await admin('POST', `/orders/ORD_1/${move}`)).statusCode).toBe(200);
    const settled = (await status()).json();
    expect([settled.state, settled.errorCode]).toEqual([state, errorCode]);
  });

  it('lets money arrive after the expiry, and only once', async () => {
    const { admin, clock, pay, status } = startSimulator();
    await pay();
    clock.nowMs += 900_000;
    expect((await admin('POST', '/orders/ORD_1/pay')).statusCode).toBe(409);
    expect((await admin('POST', '/orders/ORD_1/late')).statusCode).toBe(200);
    expect((await status()).json().state).toBe('COMPLETED');
    expect((await admin('POST', '/orders/ORD_1/late')).statusCode).toBe(409);
  });

  it('fails with the given codes', async () => {
    const { admin, pay, status } = startSimulator();
    await pay();
    const codes = { errorCode: 'INSUFFICIENT_FUNDS', detailedErrorCode: 'Z9' };
    expect((await admin('POST', '/orders/ORD_1/fail', { errorCode: 'x' })).statusCode).toBe(400);
    await admin('POST', '/orders/ORD_1/fail', codes);
    expect((await status()).json()).toMatchObject(codes);
  });

  it('lists the newest orders first', async () => {
    const { admin, pay } = startSimulator();
    for (const merchantOrderId of ['A', 'B', 'C']) await pay({ merchantOrderId });
    const idsOf = async (query: string) =>
      (await admin('GET', `/orders${query}`))
        .json()
        .map(({ merchantOrderId }: { merchantOrderId: string }) => merchantOrderId);
    expect(await idsOf('')).toEqual(['C', 'B', 'A']);
    expect(await idsOf('?limit=1')).toEqual(['C']);
    expect((await admin('GET', '/orders/B')).json()).toMatchObject({ state: 'PENDING' });
  });

  it('refuses unknown orders and moves', async () => {
    const { admin, pay } = startSimulator();
    await pay();
    expect((await admin('GET', '/orders/X')).statusCode).toBe(404);
    expect((await admin('POST', '/orders/X/pay')).statusCode).toBe(404);
    expect((await admin('POST', '/orders/ORD_1/constructor')).statusCode).toBe(404);
  });
});
