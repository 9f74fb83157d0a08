// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { refuse, sampleOrder } from '../office-api.fixture.ts';
import { ApiError, request } from './request.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const schema = z.object({ name: z.string() });
const answer = (response: () => Response | Promise<Response>) =>
  vi.stubGlobal('fetch', async () => response());
const failureOf = (body?: object) =>
  request('me', schema, { body }).catch((error: unknown) => error);

it('returns what the schema makes of a response', async () => {
  answer(() => Response.json({ name: 'Ravi', more: 1 }));
  expect(await request('me', schema)).toEqual({ name: 'Ravi' });
});

it('takes an empty response where the schema allows it', async () => {
  answer(() => new Response(null, { status: 204 }));
  expect(await request('sign-out', z.unknown(), { body: {} })).toBeUndefined();
});

it.each([
  ['a refusal', () => refuse({ code: 'ownersOnly' }), 'ownersOnly'],
  ['a page of a proxy', () => new Response('<html>', { status: 502 }), 'unavailable'],
  ['another 401', () => new Response('', { status: 401 }), 'signedOut'],
  ['another 404', () => Response.json({ error: 'no' }, { status: 404 }), 'notFound'],
  ['another 500', () => new Response('', { status: 500 }), 'internal'],
  ['another 400', () => new Response('', { status: 400 }), 'badRequest'],
  ['a response of another shape', () => Response.json({ name: 1 }), 'unreadable'],
  ['no JSON', () => new Response('ok'), 'unreadable'],
] as const)('fails after %s', async (_, response, code) => {
  answer(response);
  expect(await failureOf()).toMatchObject({ code });
});

it('brings the sentence and the order of a refusal', async () => {
  const order = sampleOrder();
  answer(() => refuse({ code: 'stale', message: 'Too late', order }));
  const failure = await failureOf({});
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({ code: 'stale', details: { detail: 'Too late', order } });
});

const broken = () => Promise.reject(new TypeError('Failed to fetch'));

it.each([
  ['a read', undefined, true, 'offline'],
  ['an action, which may have arrived', {}, true, 'timeout'],
  ['an action offline, which was never sent', {}, false, 'offline'],
] as const)('of a broken connection says for %s', async (_, body, isOnline, code) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  answer(broken);
  expect(await failureOf(body)).toMatchObject({ code });
});

it('ends with the signal of its caller', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      ),
  );
  const caller = new AbortController();
  const failure = request('me', schema, { signal: caller.signal }).catch((error) => error);
  caller.abort();
  expect(await failure).toBeInstanceOf(ApiError);
});
