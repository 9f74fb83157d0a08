import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually, startSimulator } from '../app.fixture.ts';
import { type FaultName, faultNames, isTokenFault } from '../faults/fault-list.ts';

let simulator: ReturnType<typeof startSimulator>;
let origin: string;
let authorization: string;

beforeEach(async () => {
  simulator = startSimulator();
  origin = await simulator.app.listen({ port: 0, host: '127.0.0.1' });
  authorization = `O-Bearer ${(await simulator.postToken()).json().access_token}`;
});
afterEach(() => simulator.app.close());

/** Over a real connection; status, body and type, or the name of what went wrong. */
async function statusCall(id: string, signal: AbortSignal | null = null) {
  const url = `${origin}/apis/pg-sandbox/checkout/v2/order/${id}/status`;
  try {
    const response = await fetch(url, { headers: { authorization }, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    return { failed: (error as Error).name };
  }
}

const callsOf = async (endpoint: string): Promise<number> =>
  (await simulator.admin('GET', '/calls')).json()[endpoint];

const isKnown = async () => (await simulator.status()).statusCode === 200;

describe('a call with a fault', () => {
  it.each([
    ['html-200-status', 200, /^<!doctype html>/],
    ['html-500-status', 500, /^<!doctype html>/],
    ['text-503-status', 503, /^R999$/],
    ['http-400-status', 400, /"BAD_REQUEST"/],
    ['http-401-status', 401, /"AUTHORIZATION_FAILED"/],
    ['http-429-status', 429, /"TOO_MANY_REQUESTS"/],
    ['http-500-status', 500, /"INTERNAL_SERVER_ERROR"/],
  ] as const)('is answered with %s, once', async (name, status, text) => {
    await simulator.pay();
    await simulator.switchOn(name, { times: 1 });
    expect(await statusCall('ORD_1')).toEqual({ status, text: expect.stringMatching(text) });
    expect((await statusCall('ORD_1')).status).toBe(200);
  });

  it('hangs until the client gives up, and is not processed', async () => {
    await simulator.switchOn('hang-status');
    expect(await statusCall('ORD_1', AbortSignal.timeout(50))).toEqual({ failed: 'TimeoutError' });
  });

  it('is reset', async () => {
    await simulator.switchOn('reset-status', { times: 1 });
    expect(await statusCall('ORD_1')).toEqual({ failed: 'TypeError' });
    expect((await statusCall('ORD_1')).status).toBe(400);
  });

  it('comes byte by byte', async () => {
    await simulator.pay();
    await simulator.switchOn('trickle-status', { value: 0, times: 1 });
    const slowly = await statusCall('ORD_1');
    expect(slowly).toEqual(await statusCall('ORD_1'));
    await simulator.switchOn('trickle-status', { value: 50 });
    const broken = await statusCall('ORD_1', AbortSignal.timeout(120));
    expect(broken).toEqual({ failed: 'TimeoutError' });
  });

  it('comes slowly', async () => {
    await simulator.pay();
    await simulator.switchOn('slow-status', { value: 1 });
    expect((await statusCall('ORD_1')).status).toBe(200);
  });

  it.each([
    ['lost-pay', true],
    ['slow-pay', true],
    ['reset-pay', false],
    ['html-200-pay', false],
    ['hang-pay', false],
  ] as const)('%s takes the order: %s', async (name, taken) => {
    await simulator.switchOn(name, { value: 60_000 });
    const body = {
      merchantOrderId: 'ORD_1',
      amount: 100,
      paymentFlow: {
        type: 'PG_CHECKOUT',
        merchantUrls: { redirectUrl: 'http://merchant.example' },
      },
    };
    const client = new AbortController();
    const paying = fetch(`${origin}/apis/pg-sandbox/checkout/v2/pay`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: client.signal,
    }).catch(() => undefined);
    await eventually(async () => expect(await callsOf('pay')).toBe(1));
    client.abort();
    await paying;
    expect(await isKnown()).toBe(taken);
  });
});

describe('every fault', () => {
  it.each([...faultNames])('%s can be switched on by an admin call', async (name) => {
    const response = await simulator.switchOn(name as FaultName, { times: 1 });
    expect(response.statusCode).toBe(204);
    const listed = await simulator.admin('GET', '/faults');
    expect(listed.json()).toEqual([{ name, times: 1, value: null }]);
  });

  it('belongs to the token call or to an order', () => {
    const ofTokens = [...faultNames].filter((name) => isTokenFault(name as FaultName));
    expect(ofTokens).toContain('hang-token');
    expect(ofTokens).toContain('token-without-issued-at');
    expect(ofTokens.filter((name) => !name.includes('token'))).toEqual([]);
  });
});

it('counts the calls', async () => {
  await simulator.pay();
  await simulator.status();
  const calls = ['pay', 'status', 'token', 'refund'].map(callsOf);
  expect(await Promise.all(calls)).toEqual([1, 1, 3, 0]);
});
