import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { mockPhonePe, openServer, phonePeResponse, production } from './compose.fixture.ts';

/** A logger, and its lines of level error. */
function openLog() {
  const errors: { msg: string; flag?: string; orderId?: string; commands?: string[] }[] = [];
  const write = (line: string) => {
    const { level, ...rest } = JSON.parse(line);
    if (level >= 50) errors.push(rest);
  };
  return { errors, log: fastify({ logger: { stream: { write } } }).log };
}

it('checks an order at once after a webhook', async () => {
  const requests = await mockPhonePe();
  const { checkout, pay, webhook } = await openServer(production);
  const { orderId } = (await pay()).json();
  checkout.start(openLog().log);
  const status = `https://api.phonepe.com/apis/pg/checkout/v2/order/${orderId}/status`;
  const isChecked = () => requests.some(({ url }) => url.startsWith(status));
  expect(isChecked()).toBe(false);
  await webhook('hook_user:Passw0rd1', orderId);
  await expect.poll(isChecked, { timeout: 10_000 }).toBe(true);
});

it('logs an error at startup if PhonePe rejects the secret', async () => {
  await mockPhonePe(() => ({ status: 401, body: { code: 'UNAUTHORIZED' } }));
  const { checkout, pay } = await openServer(production);
  const { errors, log } = openLog();
  checkout.start(log);
  await expect
    .poll(() => errors)
    .toMatchObject([{ flag: 'secret_rejected', msg: 'checkout problem: staff action required' }]);
  expect((await pay()).statusCode).toBe(503);
});

// Less time than PhonePe has.
it('stops although PhonePe never answers the check that is under way', {
  timeout: 10_000,
}, async () => {
  const never = '/status';
  const requests = await mockPhonePe((url) =>
    url.includes(never) ? undefined : phonePeResponse(url),
  );
  const { checkout, pay, webhook } = await openServer({
    ...production,
    PHONEPE_TIMEOUT_MS: '15000',
  });
  checkout.start(openLog().log);
  const { orderId } = (await pay()).json();
  await webhook('hook_user:Passw0rd1', orderId);
  await expect
    .poll(() => requests.some(({ url }) => url.includes(never)), { timeout: 5_000 })
    .toBe(true);
  await checkout.stop();
});

it('names in the log the commands that settle an order', async () => {
  const paid = { state: 'COMPLETED', amount: 1, orderId: 'OMO1' };
  await mockPhonePe((url) =>
    url.includes('/status') ? { status: 200, body: paid } : phonePeResponse(url),
  );
  const { checkout, pay, webhook } = await openServer(production);
  const { errors, log } = openLog();
  checkout.start(log);
  const { orderId } = (await pay()).json();
  await webhook('hook_user:Passw0rd1', orderId);
  await expect
    .poll(() => errors, { timeout: 10_000 })
    .toMatchObject([{ flag: 'amount_differs', orderId }]);
  expect(errors[0]?.commands).toContain(`site-orders refund ${orderId} --reason "…"`);
});

it.each(['orders', 'refunds'])(
  'alerts staff once if %s could not be checked for ten minutes',
  async (table) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await mockPhonePe();
    const { checkout, dataDir } = await openServer(production);
    const { errors, log } = openLog();
    const problems = () =>
      errors.filter(({ msg }) => msg === 'checkout problem: staff action required');
    const file = new DatabaseSync(join(dataDir, 'orders.sqlite'));
    file.exec(`alter table ${table} rename to moved_away`);
    file.close();
    checkout.start(log);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(problems()).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(problems()).toMatchObject([{ flag: 'reconciler_silent' }]);
  },
);
