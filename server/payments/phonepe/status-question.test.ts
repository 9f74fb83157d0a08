import { afterEach, beforeEach, expect, it } from 'vitest';
import { errorOf, hang, json, startGateway, tokenWord } from './gateway.fixture.ts';
import { PhonePeClient } from './phonepe-client.ts';
import { PhonePeProvider } from './phonepe-provider.ts';

let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

it('carries the token', async () => {
  gateway.replies.status = json(200, { state: 'PENDING', amount: 1 });
  await new PhonePeClient(gateway.config(), Date.now).orderStatus('BAW-1');
  expect(gateway.seen.status[0]?.headers).toMatchObject({
    accept: 'application/json',
    authorization: `O-Bearer ${tokenWord}`,
  });
  expect(gateway.seen.token[0]?.headers).toMatchObject({ accept: 'application/json' });
});

it('ends with a time-out where PhonePe is silent', async () => {
  gateway.replies.status = hang;
  const client = new PhonePeClient(gateway.config(100), Date.now);
  const error = await errorOf(client.orderStatus('BAW-1'));
  expect(error.message).toBe('PhonePe order status: no response (timeout)');
});

it("learns PhonePe's time from the answer about the token already", async () => {
  const clockOffsetMs = 20 * 60_000;
  gateway.replies.token = (response, seen) => {
    response.setHeader('date', new Date(clockOffsetMs).toUTCString());
    json(500, {})(response, seen);
  };
  const client = new PhonePeClient(gateway.config(), () => 0);
  await errorOf(client.orderStatus('BAW-1'));
  // Some time has passed since.
  expect(client.clock.offsetMs()).toBeGreaterThanOrEqual(clockOffsetMs);
});

it('may be followed by a refund for 90 days', () => {
  const provider = new PhonePeProvider(gateway.config());
  expect(provider.refundableMs).toBe(7_776_000_000);
});
