import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderEvent } from '#contract/order-states.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { ProviderUnavailable } from '../payments/provider.ts';
import { createFollowPayment, followChecksPerMinute } from './follow-payment.ts';
import { applyMove } from './moves.ts';

const amountPaise = 749_900;
let test: Awaited<ReturnType<typeof openTestCheckout>>;
let id: string;
let elapsedMs = 0;
beforeEach(async () => {
  test = await openTestCheckout();
  ({ id } = await storedOrder(test.db));
});
afterEach(() => test.remove());

const here = () => new AbortController().signal;
const followAs = (totalMs: number, intervalMs: number) =>
  createFollowPayment(test.checkDeps, { totalMs, intervalMs }, () => elapsedMs);
const follow = (signal = here(), wanted = id) => followAs(3, 1)(wanted, signal);
const move = (event: OrderEvent) => applyMove(test.db, id, event, { cause: 'test', atMs: startMs });

/** Each check takes a millisecond of the clock that the wait budget is measured by. */
function answerInTurn(...responses: (() => 'pending' | 'completed')[]): void {
  test.provider.onFind = () => {
    const response = responses[Math.min(test.provider.statusRequests, responses.length) - 1];
    elapsedMs += 1;
    return { state: response?.() ?? 'pending', amountPaise };
  };
}
const pending = () => 'pending' as const;
const completed = () => 'completed' as const;
const silent = () => {
  throw new ProviderUnavailable('silence');
};

describe('following a payment', () => {
  it('returns undefined for an unknown order, without a check', async () => {
    expect(await follow(here(), 'BAW-00000000000000000000')).toBeUndefined();
    expect(test.provider.statusRequests).toBe(0);
  });

  it('repeats checks until the payment is settled, even after failures', async () => {
    answerInTurn(pending, silent, completed);
    expect(await follow()).toMatchObject({ state: 'paid' });
    expect(test.provider.statusRequests).toBe(3);
  });

  it('keeps to its quota per minute', async () => {
    answerInTurn(pending);
    const followed = followAs(0, 1);
    for (let visit = 0; visit < followChecksPerMinute + 5; visit += 1) await followed(id, here());
    expect(test.provider.statusRequests).toBe(followChecksPerMinute);
    elapsedMs += 60_000;
    await followed(id, here());
    expect(test.provider.statusRequests).toBe(followChecksPerMinute + 1);
  });

  it('ends with its wait budget', async () => {
    answerInTurn(pending);
    expect(await follow()).toMatchObject({ state: 'created' });
    expect(test.provider.statusRequests).toBe(3);
  });

  it('ends with its wait budget even if the wall clock is set back', async () => {
    answerInTurn(() => {
      test.clock.nowMs -= 3_600_000;
      return 'pending';
    });
    expect(await follow()).toMatchObject({ state: 'created' });
    expect(test.provider.statusRequests).toBe(3);
  });

  it('stops when the visitor disconnects', async () => {
    const visitor = new AbortController();
    answerInTurn(() => {
      visitor.abort();
      return 'pending';
    });
    expect(await follow(visitor.signal)).toMatchObject({ state: 'created' });
    expect(test.provider.statusRequests).toBe(1);
  });

  it.each(['PaymentConfirmed', 'PaymentFailed'] as const)(
    'stops checking after %s',
    async (event) => {
      await move(event);
      await follow();
      expect(test.provider.statusRequests).toBe(0);
    },
  );

  it('checks an expired order once more', async () => {
    await move('PaymentExpired');
    answerInTurn(pending, completed);
    expect(await follow()).toMatchObject({ state: 'expired' });
    expect(test.provider.statusRequests).toBe(1);
    expect(await follow()).toMatchObject({ state: 'paid', flag: 'paid_late' });
  });

  it('checks about as often for thirty visitors as for one', async () => {
    const followShared = followAs(40, 20);
    answerInTurn(pending, silent, completed);
    const visits = Array.from({ length: 30 }, () => followShared(id, here()));
    const orders = await Promise.all(visits);
    expect(new Set(orders.map((order) => order?.state))).toEqual(new Set(['paid']));
    expect(test.provider.statusRequests).toBe(3);
  });

  it('rethrows errors other than ProviderUnavailable', async () => {
    test.provider.onFind = () => Promise.reject(new Error('unknown state'));
    await expect(follow()).rejects.toThrow('unknown state');
  });
});
