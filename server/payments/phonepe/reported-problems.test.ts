import { afterEach, beforeEach, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider.ts';
import { json, type Reply, startGateway } from './gateway.fixture.ts';
import { PhonePeClient } from './phonepe-client.ts';

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
