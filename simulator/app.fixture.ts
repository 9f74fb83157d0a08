import type { LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import { apiPrefix, buildSimulator } from './app.ts';
import { defaultOptions, type SimulatorOptions } from './config.ts';
import type { FaultName } from './faults/fault-list.ts';

/** Repeats an assertion until it holds; the time only bounds a hang. */
export const eventually = (assertion: () => unknown) =>
  vi.waitFor(assertion, { timeout: 20_000, interval: 10 });

/** The form that requests a token. */
export const tokenForm = (more: Record<string, string> = {}): string =>
  new URLSearchParams({
    client_id: defaultOptions.clientId,
    client_secret: defaultOptions.clientSecret,
    client_version: '1',
    grant_type: 'client_credentials',
    ...more,
  }).toString();

/** Headers of that form. */
export const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** A valid pay request. */
const payRequest = (more: Record<string, unknown> = {}) => ({
  merchantOrderId: 'ORD_1',
  amount: 749_900,
  expireAfter: 900,
  paymentFlow: {
    type: 'PG_CHECKOUT',
    merchantUrls: { redirectUrl: 'http://merchant.example/back?id=ORD_1' },
  },
  ...more,
});

/** Status and code of a response. */
export const codeOf = (response: LightMyRequestResponse): unknown[] => [
  response.statusCode,
  response.json().code,
];

/** A simulator with a clock that the test moves, and a function for each call. */
export function startSimulator(options: Partial<SimulatorOptions> = {}) {
  const clock = { nowMs: 1_760_000_000_000 };
  const app = buildSimulator({ now: () => clock.nowMs, ...options });
  const postToken = (form = tokenForm()) =>
    app.inject({
      method: 'POST',
      url: `${apiPrefix}/v1/oauth/token`,
      headers: formHeaders,
      payload: form,
    });
  const authorized = async () => ({
    authorization: `O-Bearer ${(await postToken()).json().access_token}`,
  });
  const post = async (path: string, payload: object, headers?: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: apiPrefix + path,
      headers: headers ?? (await authorized()),
      payload,
    });
  const get = async (path: string, headers?: Record<string, string>) =>
    app.inject({ url: apiPrefix + path, headers: headers ?? (await authorized()) });
  return {
    app,
    clock,
    postToken,
    get,
    post,
    pay: (more: Record<string, unknown> = {}, headers?: Record<string, string>) =>
      post('/checkout/v2/pay', payRequest(more), headers),
    status: (id = 'ORD_1', query = '') => get(`/checkout/v2/order/${id}/status${query}`),
    admin: (method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
      app.inject({ method, url: `/admin${path}`, ...(payload && { payload }) }),
    switchOn: (name: FaultName, more: object = {}) =>
      app.inject({ method: 'POST', url: '/admin/faults', payload: { name, ...more } }),
  };
}
