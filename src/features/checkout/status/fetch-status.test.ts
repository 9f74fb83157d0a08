import { describe, expect, it, vi } from 'vitest';
import { fetchStatus } from './fetch-status.ts';

const ask = (send: typeof fetch) => fetchStatus('BAW-1', { fetch: send });

describe('asking for the status', () => {
  it('asks for the reference, whatever letters it has', async () => {
    const send = vi.fn(async () => Response.json({}));
    await fetchStatus('a b&c=1/../#é', { fetch: send });
    expect(send).toHaveBeenCalledWith('/api/phonepe-status?id=a+b%26c%3D1%2F..%2F%23%C3%A9', {
      signal: expect.any(AbortSignal),
    });
  });

  it('asks in the language of the page', async () => {
    const send = vi.fn(async () => Response.json({}));
    await fetchStatus('BAW-1', { fetch: send, language: 'hi' });
    expect(send).toHaveBeenCalledWith(
      '/api/phonepe-status?id=BAW-1&language=hi',
      expect.anything(),
    );
  });

  it('asks for what is known already', async () => {
    const send = vi.fn(async () => Response.json({}));
    await fetchStatus('BAW-1', { fetch: send, isWaiting: false });
    expect(send).toHaveBeenCalledWith('/api/phonepe-status?id=BAW-1&wait=0', expect.anything());
  });

  it.each([
    [200, false],
    [404, false],
    [429, true],
    [500, true],
    [504, true],
  ])('reads the answer and whether it is a fault: %i is %s', async (status, isFault) => {
    const body = { success: false, code: 'PAYMENT_PENDING', message: 'Wait.' };
    const answer = await ask(async () => Response.json(body, { status }));
    expect(answer).toEqual({ ...body, isFault });
  });

  it.each(['<html>', '', 'null', '[]', '"a"', '1'])('has no answer in %j', async (body) => {
    expect(await ask(async () => new Response(body))).toBeUndefined();
  });

  it('has no answer after a broken connection', async () => {
    expect(await ask(() => Promise.reject(new TypeError('x')))).toBeUndefined();
  });

  it('ends with the time and with the page', async () => {
    const hang: typeof fetch = (_url, options) =>
      new Promise((_resolve, reject) => {
        options?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
    expect(await fetchStatus('BAW-1', { fetch: hang, timeoutMs: 5 })).toBeUndefined();
    const page = new AbortController();
    const answer = fetchStatus('BAW-1', { fetch: hang, signal: page.signal });
    page.abort();
    expect(await answer).toBeUndefined();
  });
});
