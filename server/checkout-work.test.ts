import fastify from 'fastify';
import { expect, it } from 'vitest';
import { openServer, production, standInForPhonePe } from './checkout.fixture.ts';

/** A log, and what it was told with the level ERROR. */
function openLog() {
  const errors: { msg: string; attention?: string; orderId?: string }[] = [];
  const write = (line: string) => {
    const { level, ...rest } = JSON.parse(line);
    if (level >= 50) errors.push(rest);
  };
  return { errors, log: fastify({ logger: { stream: { write } } }).log };
}

it('checks an order at once when a webhook speaks of it', async () => {
  const asked = await standInForPhonePe();
  const { checkout, pay, webhook } = await openServer(production);
  const { orderId } = (await pay()).json();
  checkout.start(openLog().log);
  const status = `https://api.phonepe.com/apis/pg/checkout/v2/order/${orderId}/status`;
  const isChecked = () => asked.some(({ url }) => url.startsWith(status));
  expect(isChecked()).toBe(false);
  await webhook('hook_user:Passw0rd1', orderId);
  await expect.poll(isChecked, { timeout: 10_000 }).toBe(true);
});

it('tells a person in the log that PhonePe has revoked the secret', async () => {
  await standInForPhonePe(() => ({ status: 401, body: { code: 'UNAUTHORIZED' } }));
  const { checkout, pay } = await openServer(production);
  const { errors, log } = openLog();
  checkout.start(log);
  expect((await pay()).statusCode).toBe(503);
  expect(errors).toContainEqual(
    expect.objectContaining({ attention: 'secret_rejected', msg: 'the checkout needs a person' }),
  );
});
