import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startedPayment, startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { applyMove, historyOf, recordPaymentStarted, UnknownOrder } from './moves.ts';
import { requestCheck } from './schedule.ts';
import { findOrder } from './store.ts';

describe.each(engines)('a payment that was started, on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await openTestDatabase();
  });
  afterEach(() => test.remove());

  it('keeps the check that a webhook requested before the payment was started', async () => {
    const { id } = await storedOrder(test.db);
    await requestCheck(test.db, id, startMs);
    expect(await recordPaymentStarted(test.db, id, startedPayment)).toMatchObject({
      order: { state: 'awaiting_payment', nextCheckAtMs: startMs },
    });
  });

  it("keeps the provider's response and sends the payer on", async () => {
    const { id } = await storedOrder(test.db);
    const { cause, atMs, ...response } = startedPayment;
    const result = await recordPaymentStarted(test.db, id, startedPayment);
    const order = { ...response, state: 'awaiting_payment', updatedAtMs: atMs };
    expect(result).toMatchObject({ outcome: 'moved', order });
    expect((await historyOf(test.db, id)).at(-1)).toMatchObject({ event: 'PaymentStarted', cause });
    const other = { ...startedPayment, providerOrderId: 'OMO2' };
    expect(await recordPaymentStarted(test.db, id, other)).toMatchObject({
      outcome: 'unchanged',
      order,
    });
  });

  it("keeps the provider's response if the payment was settled first", async () => {
    const { id } = await storedOrder(test.db);
    await applyMove(test.db, id, 'PaymentConfirmed', { cause: 'webhook', atMs: startMs });
    const paid = { state: 'paid', providerOrderId: 'OMO1' };
    const result = await recordPaymentStarted(test.db, id, startedPayment);
    expect(result).toMatchObject({ outcome: 'illegal', order: paid });
    expect(await findOrder(test.db, id)).toMatchObject(paid);
    const unknown = recordPaymentStarted(test.db, 'none', startedPayment);
    await expect(unknown).rejects.toThrow(UnknownOrder);
  });
});
