import { expect, it } from 'vitest';
import { startSimulator } from './app.fixture.ts';

it('answers in the shape of PhonePe where there is nothing', async () => {
  const { get } = startSimulator();
  const answer = await get('/checkout/v1/pay');
  expect([answer.statusCode, answer.json().success]).toEqual([404, false]);
});

it.each([
  ['application/json', '{"a":'],
  ['application/xml', '<a/>'],
  ['application/json', JSON.stringify('a'.repeat(70_000))],
])('refuses %s that it cannot read', async (type, payload) => {
  const { app } = startSimulator();
  const answer = await app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/checkout/v2/pay',
    headers: { 'content-type': type },
    payload,
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.json()).toMatchObject({ code: 'BAD_REQUEST', success: false });
});
