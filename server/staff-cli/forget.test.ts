import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OrderEvent } from '#contract/order-states.ts';
import { applyMove, historyOf } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import { findOrder } from '#server/orders/store.ts';
import { applyRefundMove } from '#server/refunds/store.ts';
import { engines, type TestDatabase } from '#tests/fixtures/databases.ts';
import { startMs, storedOrder } from '#tests/fixtures/orders.ts';
import { storedRefund } from '#tests/fixtures/refunds.ts';
import { commandMs, runStaff } from './run-staff.fixture.ts';

describe.each(engines)('orders forget on $engine', ({ openTestDatabase }) => {
  let test: TestDatabase;
  let paid: Order;
  beforeEach(async () => {
    test = await openTestDatabase();
    paid = await settledOrder();
  });
  afterEach(() => test.remove());

  const settledOrder = async (phone = '9876543210', event: OrderEvent = 'PaymentConfirmed') => {
    const { id } = await storedOrder(test.db, { phone });
    const move = { cause: 'webhook', atMs: startMs + 5 };
    const result = await applyMove(test.db, id, event, move);
    if (result.outcome !== 'moved') throw new Error(result.outcome);
    return result.order;
  };
  const run = (...words: string[]) => runStaff(test.db, words);

  it('erases the payer, and keeps the accounts and the time of the last change', async () => {
    expect(await run('forget', paid.id, '--yes')).toContain(`${paid.id}: erased name and phone`);
    const erased = { ...paid, name: null, phone: null, requestDigest: '' };
    expect(await findOrder(test.db, paid.id)).toEqual(erased);
    expect(await run('list')).toMatch(/\(erased\) +\(erased\)/);
    expect((await historyOf(test.db, paid.id)).at(-1)).toMatchObject({
      event: 'DetailsErased',
      cause: 'staff',
      actor: 'asha',
      atMs: commandMs,
    });
    expect(await run('forget', paid.id)).toContain('Already erased');
  });

  it('shows what it erases and asks first', async () => {
    const questions: string[] = [];
    const answer = (text: string) => async (question: string) => {
      questions.push(question);
      return text;
    };
    const refused = runStaff(test.db, ['forget', paid.id], { ask: answer('') });
    await expect(refused).rejects.toThrow('Nothing was changed');
    expect(await findOrder(test.db, paid.id)).toEqual(paid);
    expect(questions[0]).toContain(`${paid.id}  Asha Kumari  9876543210  SEO Optimization\n`);
    await runStaff(test.db, ['forget', paid.id, '--by', 'Ravi'], { ask: answer('Yes ') });
    expect((await findOrder(test.db, paid.id))?.name).toBeNull();
    expect((await historyOf(test.db, paid.id)).at(-1)?.actor).toBe('Ravi');
  });

  it('changes nothing without a terminal to confirm on', async () => {
    await expect(run('forget', paid.id)).rejects.toThrow('add --yes');
    await expect(run('forget', '--phone', '9876543210')).rejects.toThrow('add --yes');
    expect(await findOrder(test.db, paid.id)).toEqual(paid);
  });

  it('erases all orders of a phone and no others', async () => {
    const second = await settledOrder('9876543210', 'OtherAmountFound');
    const other = await settledOrder('9000000000');
    const said = await run('forget', '--phone', '98765 43210', '--yes');
    expect(said).toContain(paid.id);
    expect(said).toContain(second.id);
    expect((await findOrder(test.db, second.id))?.name).toBeNull();
    expect(await findOrder(test.db, other.id)).toEqual(other);
    const again = run('forget', '--phone', '9876543210', '--yes');
    await expect(again).rejects.toThrow('no order with that phone');
  });

  it('refuses an order that is under way, and with it all orders of its phone', async () => {
    const { id } = await storedOrder(test.db);
    for (const who of [[id], ['--phone', '9876543210']]) {
      const refusal = run('forget', ...who, '--yes');
      await expect(refusal).rejects.toThrow(`${id} is under way (created): nothing was erased`);
    }
    expect((await findOrder(test.db, id))?.name).toBe('Asha Kumari');
    expect(await findOrder(test.db, paid.id)).toEqual(paid);
  });

  it('refuses an order whose refund is under way, and with it all orders of its phone', async () => {
    const second = await settledOrder();
    const other = await settledOrder('9000000000');
    await storedRefund(test.db, { orderId: second.id, amountPaise: 50_000 });
    for (const who of [[second.id], ['--phone', '9876543210']]) {
      const refusal = run('forget', ...who, '--yes');
      await expect(refusal).rejects.toThrow('is under way; wait until it ends');
    }
    expect((await findOrder(test.db, paid.id))?.name).toBe(paid.name);
    expect(await run('forget', other.id, '--yes')).toContain(`${other.id}: erased`);
  });

  it('refuses an order whose failed refund may still be completed', async () => {
    const refund = await storedRefund(test.db, { orderId: paid.id });
    const failed = { event: 'RefundFailed', cause: 'test', providerRefundId: undefined } as const;
    await applyRefundMove(test.db, refund, { ...failed, atMs: startMs });
    await expect(run('forget', paid.id, '--yes')).rejects.toThrow(
      `Refund ${refund.id} failed, but may still be completed until 2026-10-21 19:43:20 IST`,
    );
  });

  it.each(['name', 'phone'])('erases if only the %s is already gone', async (column) => {
    await test.db
      .updateTable('orders')
      .set({ [column]: null })
      .execute();
    expect(await run('forget', paid.id, '--yes')).toContain('erased name and phone');
    expect(await findOrder(test.db, paid.id)).toMatchObject({ name: null, phone: null });
  });
});
