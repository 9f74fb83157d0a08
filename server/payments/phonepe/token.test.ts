import { describe, expect, it } from 'vitest';
import { openSimulator } from '#tests/provider/simulator.fixture.ts';
import { simulatorConfig } from '#tests/provider/simulator-config.ts';
import { ProviderUnavailable } from '../provider.ts';
import { Secret } from './config.ts';
import type { TokenResponse } from './responses.ts';
import { createTokenCache, rejectsCredentials, requestToken } from './token.ts';

const minutes = (count: number) => count * 60_000;
const startMs = 1_760_000_000_000;

/** A cache on a clock that the test moves, with an endpoint that the test may stop. */
function openCache(life: { lifetimeMs: number; issued?: boolean; skewMs?: number }) {
  const state = { nowMs: startMs, requests: 0, down: false };
  const request = async (): Promise<TokenResponse> => {
    state.requests += 1;
    if (state.down) throw new ProviderUnavailable('down');
    const issuedAtMs = state.nowMs + (life.skewMs ?? 0);
    return {
      access_token: `token-${state.requests}`,
      issued_at: life.issued === false ? undefined : issuedAtMs / 1000,
      expires_at: (issuedAtMs + life.lifetimeMs) / 1000,
    };
  };
  const cache = createTokenCache(request, () => state.nowMs);
  const word = async () => (await cache.get()).reveal();
  return { cache, state, word };
}

describe('the token cache', () => {
  it('requests one token for many callers', async () => {
    const { state, word } = openCache({ lifetimeMs: minutes(60) });
    const words = await Promise.all(Array.from({ length: 50 }, word));
    expect(new Set(words)).toEqual(new Set(['token-1']));
    expect(state.requests).toBe(1);
  });

  it.each([
    ['an hour', { lifetimeMs: minutes(60) }, 56],
    ['an hour, without its beginning', { lifetimeMs: minutes(60), issued: false }, 56],
    ['an hour, by a clock that is fast', { lifetimeMs: minutes(60), skewMs: minutes(30) }, 56],
    ['ten minutes', { lifetimeMs: minutes(10) }, 8],
  ])('keeps a token of %s until shortly before its expiry', async (_what, life, goodMinutes) => {
    const { state, word } = openCache(life);
    await word();
    state.nowMs = startMs + minutes(goodMinutes) - 1;
    await word();
    expect(state.requests).toBe(1);
    state.nowMs += 1;
    await word();
    expect(state.requests).toBe(2);
    await expect(word()).resolves.toBe('token-2');
  });

  it('keeps using the old token while the endpoint is down, and retries after a pause', async () => {
    const { state, word } = openCache({ lifetimeMs: minutes(60) });
    await word();
    state.down = true;
    state.nowMs = startMs + minutes(57);
    await expect(word()).resolves.toBe('token-1');
    await expect(word()).resolves.toBe('token-1');
    expect(state.requests).toBe(2);
    state.nowMs += 10_000;
    await expect(word()).resolves.toBe('token-1');
    expect(state.requests).toBe(3);
  });

  it('fails once the old token has expired, and recovers', async () => {
    const { state, word } = openCache({ lifetimeMs: minutes(60) });
    await word();
    state.down = true;
    state.nowMs = startMs + minutes(60);
    await expect(word()).rejects.toThrow(ProviderUnavailable);
    state.down = false;
    await expect(word()).resolves.toBe('token-3');
  });

  it('replaces a rejected token once for many callers', async () => {
    const { cache, state } = openCache({ lifetimeMs: minutes(60) });
    const first = await cache.get();
    const fresh = await Promise.all(Array.from({ length: 20 }, () => cache.replace(first)));
    expect(new Set(fresh.map((token) => token.reveal()))).toEqual(new Set(['token-2']));
    expect((await cache.replace(first)).reveal()).toBe('token-2');
    expect(state.requests).toBe(2);
  });
});

it('keeps no rejected token when there is no other', async () => {
  const { cache, state, word } = openCache({ lifetimeMs: minutes(60) });
  const first = await cache.get();
  state.down = true;
  await expect(cache.replace(first)).rejects.toThrow(ProviderUnavailable);
  state.down = false;
  await expect(word()).resolves.toBe('token-3');
});

const simulator = await openSimulator();
type FaultName = Parameters<typeof simulator.switchOn>[0]['name'];

describe('requestToken', () => {
  const config = simulatorConfig(simulator.port, 20_000);

  it('sends the form that PhonePe expects', async () => {
    await expect(requestToken(config)).resolves.toMatchObject({ access_token: expect.any(String) });
    await simulator.switchOn({ name: 'token-without-issued-at' });
    const token = await requestToken(config);
    expect(token.issued_at).toBeUndefined();
    expect(token.expires_at).toBeGreaterThan(Date.now() / 1000);
  });

  it.each<[FaultName, string]>([
    ['http-401-token', 'PhonePe token: HTTP 401 OIM004'],
    ['http-400-token', 'PhonePe token: HTTP 400 BAD_REQUEST'],
    ['html-500-token', 'PhonePe token: HTTP 500, not JSON'],
    ['reset-token', 'PhonePe token: no response'],
  ])('shows no secret at %s', async (name, message) => {
    await simulator.switchOn({ name });
    const error = await simulator.errorOf(requestToken(config));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toContain(message);
  });

  it('shows no secret that PhonePe rejects and repeats', async () => {
    const wrong = { ...config, clientSecret: new Secret('Asha') };
    simulator.change('token', (_body, reply) => {
      reply.code(400);
      return { code: wrong.clientSecret.reveal(), message: config.clientSecret.reveal() };
    });
    const error = await simulator.errorOf(requestToken(wrong));
    expect(error.message).toBe('PhonePe token: HTTP 400');
  });

  it.each([{ access_token: undefined }, { expires_at: 'soon' }])(
    'does not take a token with %j',
    async (wrong) => {
      simulator.change('token', (body) => ({ ...body, ...wrong }));
      const error = await simulator.errorOf(requestToken(config));
      expect(error.message).toBe('PhonePe token: unexpected body');
    },
  );
});

it.each<[boolean, number, object]>([
  [true, 401, { code: 'INVALID_CLIENT', errorCode: 'OIM004' }],
  [true, 401, { code: 'UNAUTHORIZED' }],
  [true, 400, { code: 'INVALID_CLIENT' }],
  [false, 200, { code: 'INVALID_CLIENT' }],
  [false, 400, { code: 'BAD_REQUEST' }],
  [false, 429, { code: 'TOO_MANY_REQUESTS' }],
  [false, 500, { code: 'INVALID_CLIENT' }],
])('finds the credentials rejected (%s) by %i %j', (rejected, status, body) => {
  expect(rejectsCredentials({ status, body, date: null })).toBe(rejected);
});
