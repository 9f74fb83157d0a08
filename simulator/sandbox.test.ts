import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually, startSimulator } from './app.fixture.ts';
import { defaultWebhook } from './config.ts';
import { idGenerator, runLaterUnless, tokenIssuer } from './sandbox.ts';
import { receiveWebhooks } from './webhook-receiver.fixture.ts';

const closers: (() => unknown)[] = [];
afterEach(() => Promise.all(closers.splice(0).map((close) => close())));

async function openSandboxWithReceiver() {
  const receiver = await receiveWebhooks();
  const simulator = startSimulator({
    sweepMs: 1,
    webhook: { ...defaultWebhook, url: receiver.url },
  });
  closers.push(() => simulator.app.close(), receiver.close);
  const events = () =>
    receiver.received.map(({ text }) => {
      const { event, payload } = JSON.parse(text);
      return `${event} ${payload.merchantOrderId}`;
    });
  return { ...simulator, events };
}

describe('the sandbox', () => {
  it('sends a webhook for a payment', async () => {
    const { admin, events, pay } = await openSandboxWithReceiver();
    await pay();
    await admin('POST', '/orders/ORD_1/pay');
    await eventually(() => expect(events()).toEqual(['checkout.order.completed ORD_1']));
  });

  it('sends a webhook for an order that expires without a status call', async () => {
    const { clock, events, pay } = await openSandboxWithReceiver();
    await pay();
    clock.nowMs += 900_000;
    await eventually(() => expect(events()).toEqual(['checkout.order.failed ORD_1']));
  });

  it('lets money arrive after the expiry on request', async () => {
    const { clock, events, pay, status } = await openSandboxWithReceiver();
    await pay({ metaInfo: { udf1: 'sim:short-life=50 sim:late-payment=1' } });
    expect((await status()).json()).toMatchObject({ state: 'PENDING', expireAt: clock.nowMs + 50 });
    clock.nowMs += 50;
    const both = ['checkout.order.failed ORD_1', 'checkout.order.completed ORD_1'];
    await eventually(() => expect(events()).toEqual(both));
    expect((await status()).json()).toMatchObject({ state: 'COMPLETED' });
  });

  it('has no late money for an order that was cancelled', async () => {
    const { admin, events, pay, status } = await openSandboxWithReceiver();
    await pay({ metaInfo: { udf1: 'sim:late-payment' } });
    await admin('POST', '/orders/ORD_1/cancel');
    await eventually(() => expect(events()).toEqual(['checkout.order.failed ORD_1']));
    expect((await status()).json()).toMatchObject({ state: 'FAILED' });
  });

  it('sends a forged webhook at once on request', async () => {
    const { events, pay, status } = await openSandboxWithReceiver();
    await pay({ metaInfo: { udf1: 'sim:webhook-forged' } });
    await eventually(() => expect(events()).toEqual(['checkout.order.completed ORD_1']));
    expect((await status()).json().state).toBe('PENDING');
  });

  it('forgets the oldest orders', async () => {
    const { pay, status } = startSimulator({ maxOrders: 2 });
    for (const merchantOrderId of ['A', 'B', 'C']) await pay({ merchantOrderId });
    expect((await status('A')).statusCode).toBe(400);
    expect((await status('C')).statusCode).toBe(200);
  });
});

describe('tokenIssuer', () => {
  it('issues tokens with their times in seconds', () => {
    const token = tokenIssuer(3600, () => 1_760_000_000_999).issue();
    expect(token).toMatchObject({
      expires_in: null,
      issued_at: 1_760_000_000,
      expires_at: 1_760_003_600,
      token_type: 'O-Bearer',
    });
  });

  it('accepts its own tokens until they expire', () => {
    const clock = { nowMs: 1_760_000_000_000 };
    const issuer = tokenIssuer(60, () => clock.nowMs);
    const header = `O-Bearer ${issuer.issue().access_token}`;
    expect(issuer.accepts(header)).toBe(true);
    clock.nowMs += 59_999;
    expect(issuer.accepts(header)).toBe(true);
    clock.nowMs += 1;
    expect(issuer.accepts(header)).toBe(false);
  });

  it('accepts nothing else', () => {
    const issuer = tokenIssuer(60, () => 0);
    const { access_token: token } = issuer.issue();
    const others = [undefined, '', token, `Bearer ${token}`, 'O-Bearer ', 'O-Bearer unknown'];
    expect(others.filter((header) => issuer.accepts(header))).toEqual([]);
  });
});

it("makes different ids in PhonePe's format", () => {
  const newId = idGenerator(() => Date.UTC(2026, 0, 1, 10, 20, 30));
  const [first, second] = [newId('OMO'), newId('OMO')];
  expect(first).toMatch(/^OMO260101102030\d{7}$/);
  expect(second).not.toBe(first);
});

it('runs an action later', async () => {
  const action = vi.fn();
  runLaterUnless(new AbortController().signal)(1, action);
  expect(action).not.toHaveBeenCalled();
  await expect.poll(() => action.mock.calls).toHaveLength(1);
});

it('runs nothing once it is aborted', async () => {
  const closing = new AbortController();
  const [before, after] = [vi.fn(), vi.fn()];
  const runLater = runLaterUnless(closing.signal);
  runLater(2, before);
  closing.abort();
  runLater(1, after);
  await wait(10);
  expect(before).not.toHaveBeenCalled();
  expect(after).not.toHaveBeenCalled();
});
