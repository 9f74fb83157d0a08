import fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveHealth } from './health.routes.ts';

it.each([
  ['/healthz', true, 200],
  ['/healthz', false, 200],
  ['/readyz', true, 200],
  ['/readyz', false, 503],
])('answers %s, where the database takes writes: %s, with %i', async (url, isReady, status) => {
  const app = fastify();
  serveHealth(app, async () => isReady);
  const answer = await app.inject({ url });
  expect([answer.statusCode, answer.json()]).toEqual([status, { ok: status === 200 }]);
  expect(answer.headers['cache-control']).toBe('no-store');
});
