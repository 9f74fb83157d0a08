import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { request } from '#tests/fixtures/catalogue.ts';
import { openTestCheckout } from '#tests/fixtures/checkout.ts';
import { startMs } from '#tests/fixtures/orders.ts';
import { applyMove } from './moves.ts';
import { placeOrder } from './place-order.ts';
import { findOrderByKey } from './store.ts';

const key = 'a-key-of-one-form-1234';
let test: Awaited<ReturnType<typeof openTestCheckout>>;
beforeEach(async () => {
  test = await openTestCheckout();
});
afterEach(() => test.remove());

const place = () => placeOrder(test.checkout, request, key);

/** The response that opens the status page of the order. */
async function statusPage() {
  const { id = '', language = null } = (await findOrderByKey(test.db, key)) ?? {};
  return { redirectUrl: test.checkout.returnUrl({ id, language }), orderId: id };
}

// Regression: a payer who came back from PhonePe's page and pressed Pay again was shown that no money was taken.
describe('Pay pressed again on the form of a placed order', () => {
  it.each(['PaymentConfirmed', 'PaymentFailed', 'PaymentExpired'] as const)(
    'leads to the status page after the payment page was shown and %s',
    async (event) => {
      await place();
      const page = await statusPage();
      await applyMove(test.db, page.orderId, event, { cause: 'check', atMs: startMs });
      expect(await place()).toEqual(page);
      expect(test.provider.started).toHaveLength(1);
    },
  );

  it('leads to the status page if it failed before the payment page opened', async () => {
    test.provider.onStart = async ({ id }) => {
      await applyMove(test.db, id, 'PaymentFailed', { cause: 'webhook', atMs: startMs });
    };
    expect(await place()).toEqual(await statusPage());
  });
});
