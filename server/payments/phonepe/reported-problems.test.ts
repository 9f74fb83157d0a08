import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider.ts';
import { inTurn, json, type Reply, startGateway } from './gateway.fixture.ts';
import { PhonePeClient } from './phonepe-client.ts';
import { PhonePeProvider } from './phonepe-provider.ts';

type Replies = Partial<Awaited<ReturnType<typeof startGateway>>['replies']>;

const unknownOrder = json(400, { code: 'INVALID_MERCHANT_ORDER_ID' });
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

it.each<[string[], number, Reply]>([
  [['secret_rejected'], 401, json(401, { code: 'INVALID_CLIENT', errorCode: 'OIM004' })],
  [['secret_rejected'], 401, json(401, { code: 'UNAUTHORIZED' })],
  [['secret_rejected'], 400, json(400, { code: 'INVALID_CLIENT' })],
  [[], 200, json(200, { code: 'INVALID_CLIENT' })],
  [[], 400, json(400, { code: 'BAD_REQUEST' })],
  [[], 429, json(429, { code: 'TOO_MANY_REQUESTS' })],
  [[], 500, json(500, { code: 'INTERNAL_SERVER_ERROR' })],
  [[], 500, json(500, { code: 'INVALID_CLIENT' })],
])('reports %j where a token is answered with %i', async (reported, _status, reply) => {
  const troubles: string[] = [];
  const client = new PhonePeClient(gateway.config(), Date.now, (trouble) => troubles.push(trouble));
  gateway.replies.token = reply;
  await expect(client.orderStatus('BAW-1')).rejects.toThrow(ProviderUnavailable);
  expect(troubles).toEqual(reported);
});

it('reports credentials that are refused although the token is new', async () => {
  const problems: string[] = [];
  const client = new PhonePeClient(gateway.config(), Date.now, (one) => problems.push(one));
  gateway.replies.status = json(401, { code: 'AUTHORIZATION_FAILED' });
  await expect(client.orderStatus('BAW-1')).rejects.toThrow(ProviderUnavailable);
  expect(problems).toEqual(['secret_rejected']);
});

it('reports nothing where the new token is taken', async () => {
  const problems: string[] = [];
  const client = new PhonePeClient(gateway.config(), Date.now, (one) => problems.push(one));
  gateway.replies.status = inTurn(json(401, {}), unknownOrder);
  await expect(client.orderStatus('BAW-1')).resolves.toMatchObject({ status: 400 });
  expect(problems).toEqual([]);
});

const order = {
  ...{ id: 'BAW-00000000000000000001', amountPaise: 100, name: 'Asha', phone: '9876543210' },
  ...{ item: 'SEO', returnUrl: 'https://agency.example' },
};
const refund = { id: 'R-1', orderId: order.id, amountPaise: 100 };

it.each<[string[], Replies, (provider: PhonePeProvider) => Promise<unknown>]>([
  [['payments_refused'], { pay: json(403, {}) }, (one) => one.startPayment(order)],
  [
    ['payments_refused'],
    { pay: json(400, {}), status: unknownOrder },
    (one) => one.startPayment(order),
  ],
  [[], { pay: json(400, {}) }, (one) => one.startPayment(order)],
  [[], { pay: json(500, {}) }, (one) => one.startPayment(order)],
  [
    ['answer_unknown'],
    { status: json(200, { orderId: 'OMO1', state: 'ON_HOLD', amount: 100 }) },
    (one) => one.findPayment(order.id),
  ],
  [
    ['answer_unknown'],
    { status: json(200, { orderId: 'OMO1', amount: '100' }) },
    (one) => one.findPayment(order.id),
  ],
  [
    ['answer_unknown'],
    { refund: json(200, { refundId: 'OMR1', state: 'ON_HOLD', amount: 100 }) },
    (one) => one.startRefund(refund),
  ],
  [
    ['answer_unknown'],
    { refundStatus: json(200, { refundId: 'OMR1', state: 'PENDING', amount: 99 }) },
    (one) => one.findRefund(refund),
  ],
])('reports %j where PhonePe answers %o', async (reported, replies, ask) => {
  const problems: string[] = [];
  Object.assign(gateway.replies, replies);
  const report = (problem: string) => problems.push(problem);
  const provider = new PhonePeProvider(gateway.config(), Date.now, report);
  await expect(ask(provider)).rejects.toThrow('PhonePe');
  expect(problems).toEqual(reported);
});

it('reports a wrong clock by the token alone, before anybody pays', async () => {
  const troubles: string[] = [];
  const nowMs = Date.now();
  const report = (trouble: string) => troubles.push(trouble);
  const client = new PhonePeClient(gateway.config(), () => nowMs, report);
  const { token } = gateway.replies;
  gateway.replies.token = (response, seen) => {
    response.setHeader('date', new Date(nowMs - 6 * 60_000).toUTCString());
    token(response, seen);
  };
  await client.connect();
  expect(troubles).toEqual(['clock_differs']);
  expect(client.clock.offsetMs()).toBeCloseTo(-6 * 60_000, -4);
});
