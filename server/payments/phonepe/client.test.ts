import { afterEach, describe, expect, it, vi } from 'vitest';
import { openSimulator } from '#tests/provider/simulator.fixture.ts';
import { simulatorConfig } from '#tests/provider/simulator-config.ts';
import { ProviderUnavailable } from '../provider.ts';
import { createPhonePeClient, createPhonePeClock, interpret, payRequest } from './client.ts';
import { payResponseSchema } from './responses.ts';

const order = {
  id: 'BAW-00000000000000000001',
  amountPaise: 749_900,
  name: 'Asha Kumari',
  phone: '9876543210',
  item: 'SEO Optimization',
  quantityDetails: '',
  returnUrl: 'https://agency.example/payment-status?id=BAW-00000000000000000001',
};
const sent = (changes: Partial<typeof order>) =>
  JSON.parse(JSON.stringify(payRequest({ ...order, ...changes }, 900)));

describe('payRequest', () => {
  it('is the body that PhonePe expects', () => {
    expect(sent({})).toEqual({
      merchantOrderId: order.id,
      amount: 749_900,
      expireAfter: 900,
      disablePaymentRetry: true,
      metaInfo: { udf1: 'Asha Kumari', udf2: '9876543210', udf3: 'SEO Optimization' },
      paymentFlow: {
        type: 'PG_CHECKOUT',
        message: 'SEO Optimization',
        merchantUrls: { redirectUrl: order.returnUrl },
      },
    });
  });

  it('leaves empty fields out', () => {
    expect(sent({ name: ' ', phone: '' }).metaInfo).toEqual({ udf3: 'SEO Optimization' });
    expect(sent({ name: '', phone: '', item: '' })).not.toHaveProperty('metaInfo');
  });

  it('cuts a long name at 256 without splitting a character', () => {
    expect(sent({ name: 'न'.repeat(300) }).metaInfo.udf1).toBe('न'.repeat(256));
    expect(sent({ name: 'Asha 😀 Kumari' }).metaInfo.udf1).toBe('Asha 😀 Kumari');
    expect(sent({ name: `${'a'.repeat(255)}😀` }).metaInfo.udf1).toBe('a'.repeat(255));
  });

  it.each([
    ['Flex Banner Printing (200 × ₹14 /sq.ft)', 'Flex Banner Printing 200 x Rs 14 sq.ft'],
    ['E-Commerce Website (2 × ₹29,999)', 'E-Commerce Website 2 x Rs 29999'],
    [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
    ['झंडा', undefined],
  ])('shows the payer %s in plain characters', (item, message) => {
    expect(sent({ item }).paymentFlow.message).toBe(message);
  });

  it('shows the details of the quantity to staff, not to the payer, whose app would cut them', () => {
    const body = sent({ item: 'Flex (200 × ₹14 /sq.ft)', quantityDetails: 'width 20 × height 10' });
    expect(body.metaInfo.udf3).toBe('Flex (200 × ₹14 /sq.ft), width 20 × height 10');
    expect(body.paymentFlow.message).toBe('Flex 200 x Rs 14 sq.ft');
  });

  it('keeps a name on one line', () => {
    expect(sent({ name: 'Asha\r\n\u0000Kumari' }).metaInfo.udf1).toBe('Asha Kumari');
  });
});

describe('interpret', () => {
  const call = { name: 'pay', schema: payResponseSchema };
  const started = { orderId: 'OMO1', state: 'PENDING', redirectUrl: 'https://a.phonepe.com/t' };
  const report = vi.fn();
  afterEach(() => report.mockClear());

  it('accepts a body with unknown fields', () => {
    const body = { ...started, expireAt: 1, extra: { more: true } };
    expect(interpret(call, { status: 200, body }, report)).toMatchObject({
      ok: true,
      body: started,
    });
    expect(report).not.toHaveBeenCalled();
  });

  it.each([400, 403, 404, 409, 417, 422])('passes on a refusal with %i', (status) => {
    const body = { code: 'BAD_REQUEST', message: 'no', data: {} };
    expect(interpret(call, { status, body }, report)).toEqual({
      ok: false,
      status,
      code: 'BAD_REQUEST',
      description: `HTTP ${status} BAD_REQUEST`,
    });
  });

  it.each<[number, unknown, string, number]>([
    [401, { code: 'AUTHORIZATION_FAILED' }, 'HTTP 401 AUTHORIZATION_FAILED', 0],
    [408, {}, 'HTTP 408', 0],
    [425, {}, 'HTTP 425', 0],
    [429, { code: 'TOO_MANY' }, 'HTTP 429 TOO_MANY', 0],
    [500, { code: 'INTERNAL_SERVER_ERROR' }, 'HTTP 500 INTERNAL_SERVER_ERROR', 0],
    [503, { code: 'Asha 9876543210' }, 'HTTP 503', 0],
    [200, { orderId: 1, state: 'PENDING' }, 'HTTP 200, unexpected orderId, redirectUrl', 1],
    [200, [], 'HTTP 200, unexpected body', 1],
    [200, null, 'HTTP 200, unexpected body', 1],
  ])('finds no time in %i %j', (status, body, why, reports) => {
    const read = () => interpret(call, { status, body }, report);
    expect(read).toThrow(new ProviderUnavailable(`PhonePe pay: ${why}`));
    expect(report).toHaveBeenCalledTimes(reports);
  });
});

const minuteMs = 60_000;

/** `Date` header, minutes after a time in ms. */
const dateFrom = (ms: number, minutes: number) => new Date(ms + minutes * minuteMs).toUTCString();

describe("PhonePe's clock", () => {
  const clockStartMs = Date.parse('2026-11-21T12:00:00Z');

  /** PhonePe's clock, with our wall clock and monotonic clock moved by the test. */
  function openClock() {
    const time = { nowMs: clockStartMs, monotonicMs: 1_000 };
    let reports = 0;
    const report = () => {
      reports += 1;
    };
    const clock = createPhonePeClock(
      () => time.nowMs,
      report,
      () => time.monotonicMs,
    );
    return { ...clock, time, reports: () => reports };
  }
  const dateAt = (minutes: number) => dateFrom(clockStartMs, minutes);

  it.each([20, -20])('knows and reports a clock that differs by %i minutes', (minutes) => {
    const { offsetMs, reports, update } = openClock();
    update(dateAt(minutes));
    expect([offsetMs(), reports()]).toEqual([minutes * minuteMs, 1]);
  });

  it('reports no difference of up to five minutes, and goes by the last response', () => {
    const { offsetMs, reports, update } = openClock();
    update(dateAt(5));
    update(dateAt(-5));
    expect([offsetMs(), reports()]).toEqual([-5 * minuteMs, 0]);
  });

  it('sees a step of our clock before the next response', () => {
    const { offsetMs, time, update } = openClock();
    update(dateAt(0));
    time.monotonicMs += minuteMs;
    time.nowMs += minuteMs;
    expect(offsetMs()).toBe(0);
    time.nowMs += 10 * 365 * 24 * 60 * minuteMs;
    expect(offsetMs()).toBe(-10 * 365 * 24 * 60 * minuteMs);
  });

  it.each([null, 'yesterday'])('knows nothing by %j', (date) => {
    const { offsetMs, reports, update } = openClock();
    update(date);
    expect([offsetMs(), reports()]).toEqual([undefined, 0]);
  });
});

const simulator = await openSimulator();

describe('createPhonePeClient', () => {
  const config = simulatorConfig(simulator.port, 20_000);
  afterEach(() => vi.restoreAllMocks());

  function openClient() {
    const problems: string[] = [];
    const client = createPhonePeClient(config, Date.now, (problem) => problems.push(problem));
    return { client, problems };
  }
  const countCalls = async () => {
    const before = await simulator.calls();
    return async () => {
      const { token, pay, status } = await simulator.calls();
      return [token - before.token, pay - before.pay, status - before.status];
    };
  };
  let lastId = 0;
  const newOrder = () => {
    lastId += 1;
    return { ...order, id: `CLIENT-${lastId}` };
  };

  it('requests one token for many calls', async () => {
    const calls = await countCalls();
    const { client } = openClient();
    const placed = newOrder();
    await client.pay(placed);
    await Promise.all(Array.from({ length: 20 }, () => client.orderStatus(placed.id)));
    expect(await calls()).toEqual([1, 1, 20]);
  });

  it('requests a new token after one 401 and repeats the call', async () => {
    const calls = await countCalls();
    const { client, problems } = openClient();
    await simulator.switchOn({ name: 'http-401-pay', times: 1 });
    await expect(client.pay(newOrder())).resolves.toMatchObject({ ok: true });
    expect(await calls()).toEqual([2, 2, 0]);
    expect(problems).toEqual([]);
  });

  it('gives up after the second 401, and reports it', async () => {
    const calls = await countCalls();
    const { client, problems } = openClient();
    await simulator.switchOn({ name: 'http-401-pay' });
    const error = await simulator.errorOf(client.pay(newOrder()));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toBe('PhonePe pay: HTTP 401 AUTHORIZATION_FAILED');
    expect(await calls()).toEqual([2, 2, 0]);
    expect(problems).toEqual(['secret_rejected']);
  });

  it('reports credentials that are rejected, and recovers', async () => {
    const { client, problems } = openClient();
    await simulator.switchOn({ name: 'http-401-token', times: 1 });
    await expect(client.connect()).rejects.toThrow('PhonePe token: HTTP 401 OIM004');
    expect(problems).toEqual(['secret_rejected']);
    await client.connect();
  });

  it('bounds token and call by one time-out', async () => {
    const controllers: AbortController[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const controller = new AbortController();
      controllers.push(controller);
      return controller.signal;
    });
    const { client } = openClient();
    await client.connect();
    const calls = await countCalls();
    await simulator.switchOn({ name: 'hang-status' });
    const response = simulator.errorOf(client.orderStatus('CLIENT-1'));
    await expect.poll(calls).toEqual([0, 0, 1]);
    controllers.at(-1)?.abort();
    expect((await response).message).toBe('PhonePe order status: no response (timeout)');
    expect(timeout.mock.calls).toEqual([[config.timeoutMs], [config.timeoutMs]]);
  });

  it('sends nothing without a token in time', async () => {
    const calls = await countCalls();
    await simulator.switchOn({ name: 'hang-token' });
    const client = createPhonePeClient({ ...config, timeoutMs: 50 }, Date.now, () => undefined);
    const error = await simulator.errorOf(client.pay(newOrder()));
    expect(error.message).toBe('PhonePe token: no response (timeout)');
    expect((await calls())[1]).toBe(0);
  });

  it('reports a wrong clock by the token alone, even by an error', async () => {
    const { client, problems } = openClient();
    simulator.change('token', (_body, reply) => {
      reply.code(500).header('date', dateFrom(Date.now(), -6));
      return {};
    });
    await simulator.errorOf(client.connect());
    expect(problems).toEqual(['clock_differs']);
    expect(client.clockOffsetMs()).toBeLessThan(-5 * minuteMs);
  });

  it.each(['../pay', 'a/b', 'a?b=c'])('keeps the id %j one part of the URL', async (id) => {
    const { client } = openClient();
    expect(await client.orderStatus(id)).toMatchObject({ ok: false });
    expect(await client.refundStatus(id)).toMatchObject({ ok: false });
  });
});
