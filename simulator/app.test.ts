import { expect, it } from 'vitest';
import { startSimulator } from './app.fixture.ts';

it("answers an unknown path in PhonePe's format", async () => {
  const { get } = startSimulator();
  const response = await get('/checkout/v1/pay');
  expect([response.statusCode, response.json().success]).toEqual([404, false]);
});

it.each([
  ['application/json', '{"a":'],
  ['application/xml', '<a/>'],
  ['application/json', JSON.stringify('a'.repeat(70_000))],
])('refuses unreadable %s', async (type, payload) => {
  const { app } = startSimulator();
  const response = await app.inject({
    method: 'POST',
    url: '/apis/pg-sandbox/checkout/v2/pay',
    headers: { 'content-type': type },
    payload,
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
  expect(response.json()).toMatchObject({ code: 'BAD_REQUEST', success: false });
});
