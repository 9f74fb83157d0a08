import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ProviderUnavailable } from '../provider.ts';
import {
  clientSecret,
  echo,
  errorOf,
  hang,
  json,
  page,
  type Reply,
  startGateway,
  trickle,
} from './gateway.fixture.ts';
import type { TokenResponse } from './phonepe.schema.ts';
import { createTokenCache, requestToken } from './token.ts';

const minutes = (count: number) => count * 60_000;
const startMs = 1_760_000_000_000;

/** A store on a clock that the test turns, with an endpoint that the test may stop. */
function storeAt(life: { lengthMs: number; issued?: boolean; skewMs?: number }) {
  const state = { nowMs: startMs, asked: 0, down: false };
  const request = async (): Promise<TokenResponse> => {
    state.asked += 1;
    if (state.down) throw new ProviderUnavailable('down');
    const issuedAtMs = state.nowMs + (life.skewMs ?? 0);
    return {
      access_token: `token-${state.asked}`,
      issued_at: life.issued === false ? undefined : issuedAtMs / 1000,
      expires_at: (issuedAtMs + life.lengthMs) / 1000,
    };
  };
  const store = createTokenCache(request, () => state.nowMs);
  const word = async () => (await store.get()).reveal();
  return { store, state, word };
}

describe('the token cache', () => {
  it('asks once for many callers', async () => {
    const { state, word } = storeAt({ lengthMs: minutes(60) });
    const words = await Promise.all(Array.from({ length: 50 }, word));
    expect(new Set(words)).toEqual(new Set(['token-1']));
    expect(state.asked).toBe(1);
  });

  it.each([
    ['an hour', { lengthMs: minutes(60) }, 56],
    ['an hour, without its beginning', { lengthMs: minutes(60), issued: false }, 56],
    ['an hour, by a clock that is fast', { lengthMs: minutes(60), skewMs: minutes(30) }, 56],
    ['ten minutes', { lengthMs: minutes(10) }, 8],
  ])('keeps a token of %s until shortly before its end', async (_what, life, goodMinutes) => {
    const { state, word } = storeAt(life);
    await word();
    state.nowMs = startMs + minutes(goodMinutes) - 1;
    await word();
    expect(state.asked).toBe(1);
    state.nowMs += 1;
    await word();
    expect(state.asked).toBe(2);
    await expect(word()).resolves.toBe('token-2');
  });

  it('goes on with the old token while the endpoint is down, and asks again after a pause', async () => {
    const { state, word } = storeAt({ lengthMs: minutes(60) });
    await word();
    state.down = true;
    state.nowMs = startMs + minutes(57);
    await expect(word()).resolves.toBe('token-1');
    await expect(word()).resolves.toBe('token-1');
    expect(state.asked).toBe(2);
    state.nowMs += 10_000;
    await expect(word()).resolves.toBe('token-1');
    expect(state.asked).toBe(3);
  });

  it('fails once the old token has ended, and recovers', async () => {
    const { state, word } = storeAt({ lengthMs: minutes(60) });
    await word();
    state.down = true;
    state.nowMs = startMs + minutes(60);
    await expect(word()).rejects.toThrow(ProviderUnavailable);
    state.down = false;
    await expect(word()).resolves.toBe('token-3');
  });

  it('replaces a rejected token once for however many callers', async () => {
    const { store, state } = storeAt({ lengthMs: minutes(60) });
    const first = await store.get();
    const fresh = await Promise.all(Array.from({ length: 20 }, () => store.replace(first)));
    expect(new Set(fresh.map((token) => token.reveal()))).toEqual(new Set(['token-2']));
    expect((await store.replace(first)).reveal()).toBe('token-2');
    expect(state.asked).toBe(2);
  });
});

it('keeps no rejected token where no other can be had', async () => {
  const { store, state, word } = storeAt({ lengthMs: minutes(60) });
  const first = await store.get();
  state.down = true;
  await expect(store.replace(first)).rejects.toThrow(ProviderUnavailable);
  state.down = false;
  await expect(word()).resolves.toBe('token-3');
});

describe('requestToken', () => {
  let gateway: Awaited<ReturnType<typeof startGateway>>;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.close());

  it('sends the form that PhonePe wants', async () => {
    await requestToken(gateway.config());
    const [seen] = gateway.seen.token;
    expect(seen?.method).toBe('POST');
    expect(seen?.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(Object.fromEntries(new URLSearchParams(seen?.body))).toEqual({
      client_id: 'AGENCY',
      client_version: '1',
      client_secret: clientSecret,
      grant_type: 'client_credentials',
    });
  });

  it.each([undefined, null, 'odd'])('does without issued_at: %s', async (issued_at) => {
    gateway.replies.token = json(200, { access_token: 't', issued_at, expires_at: 1_760_003_600 });
    const response = await requestToken(gateway.config());
    expect(response.issued_at ?? undefined).toBeUndefined();
  });

  const refused = { code: 'INVALID_CLIENT', errorCode: 'OIM004', message: 'Unauthorized' };
  it.each<[string, Reply, string]>([
    ['bad credentials', json(401, refused), 'HTTP 401 OIM004'],
    ['its own words', echo(400), 'HTTP 400'],
    ['a page', page(503), 'HTTP 503, not JSON'],
    ['another shape', json(200, { token: 't' }), 'a response of another shape'],
    ['a life of text', json(200, { access_token: 't', expires_at: 'soon' }), 'another shape'],
    ['silence', hang, 'no response (timeout)'],
    ['a trickle', trickle, 'no response (timeout)'],
  ])('shows no secret when the endpoint answers with %s', async (_what, reply, why) => {
    gateway.replies.token = reply;
    const error = await errorOf(requestToken(gateway.config(300)));
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(error.message).toContain(why);
  });
});
