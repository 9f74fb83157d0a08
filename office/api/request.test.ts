// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { automaticHeader } from '#contract/office/session.ts';
import { refuse, sampleOrder } from '../office-api.fixture.ts';
import { watchPresence } from './presence.ts';
import { ApiError, request } from './request.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const minuteMs = 60_000;
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

it.each(['pointerdown', 'keydown'])(
  'is automatic from 5 minutes after the last %s',
  async (press) => {
    const marks: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      marks.push(new Headers(headers).get(automaticHeader));
      return Response.json({ name: 'Ravi' });
    });
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    const stopWatching = watchPresence();
    vi.setSystemTime(10 * minuteMs);
    await request('me', schema);
    dispatchEvent(new Event(press));
    vi.setSystemTime(15 * minuteMs - 1);
    await request('me', schema);
    vi.setSystemTime(15 * minuteMs);
    await request('me', schema);
    stopWatching();
    expect(marks).toEqual(['1', null, '1']);
  },
);
