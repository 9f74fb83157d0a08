import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { paymentResponseSchema } from '#contract/checkout.ts';
import { request } from '#tests/fixtures/content.ts';
import { describeUnless } from '#tests/fixtures/describe-unless.ts';
import { type Caddy, startCaddy } from './caddy-process.ts';
import { caddyMissing, findCaddy } from './caddy-program.ts';
import { startTwoServers, type TwoServers } from './two-servers.ts';

const program = findCaddy();
const ratePerMinute = 40;

describeUnless(caddyMissing, 'two servers behind Caddy', () => {
  let servers: TwoServers;
  let caddy: Caddy;

  beforeAll(async () => {
    servers = await startTwoServers({ RATE_LIMIT: String(ratePerMinute) });
  });
  // A new Caddy remembers no server as down.
  beforeEach(async () => {
    caddy = await startCaddy(program ?? '', servers.addresses);
  });
  afterEach(() => caddy.stop());
  afterAll(() => servers?.stop());

  const pay = async (key = randomUUID()) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': key,
      origin: caddy.origin,
    };
    const response = await caddy.fetch('/api/phonepe', {
      method: 'POST',
      headers,
      body: JSON.stringify(request),
    });
    return paymentResponseSchema.parse(JSON.parse(response.body.toString()));
  };

  it('accept a payment', async () => {
    expect(await pay()).toMatchObject({ success: true });
  });

  it.each([0, 1])(
    'accept a payment while server %i is down, and give one page for one key',
    async (away) => {
      const key = randomUUID();
      const before = await pay(key);
      await servers.end(away, 'kill');
      const after = await Promise.all([pay(key), pay(), pay()]);
      expect(after.map(({ success }) => success)).toEqual([true, true, true]);
      expect(after[0]).toEqual(before);
      await servers.restart(away);
    },
  );

  const modeAs = (localAddress: string, forwardedFor: string) =>
    caddy.fetch('/api/payment-mode', {
      localAddress,
      headers: { 'x-forwarded-for': forwardedFor },
    });

  it.runIf(process.platform === 'linux')(
    'identify a visitor by the address that Caddy saw (with two local addresses, which Linux has)',
    async () => {
      const statuses: number[] = [];
      for (let visit = 0; visit <= ratePerMinute; visit += 1) {
        statuses.push((await modeAs('127.0.0.2', `10.0.0.${visit}`)).status);
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(ratePerMinute);
      expect(statuses.at(-1)).toBe(429);
      expect((await modeAs('127.0.0.3', '10.0.0.0')).status).toBe(200);
    },
  );
});
