import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished, vi } from 'vitest';
import { findOrder } from '#server/orders/store.ts';
import { startCheckoutProcesses } from './checkout-processes.ts';
import { pageOf, waitBudget } from './steps.ts';

it.each([20, -20])(
  'takes a payment with a clock that is %i minutes wrong, and alerts staff',
  async (off) => {
    const checkout = await startCheckoutProcesses('tests/faults/clock-server.ts');
    onTestFinished(checkout.close);
    const wrongMs = off * 60_000;
    await checkout.server.tell({ offsetMs: 0, wrongMs });
    const key = randomUUID();
    const page = pageOf(await checkout.press(key));
    const { id } = await checkout.orderBy(key);
    // The first check of the schedule, for which the payer has not yet paid.
    await checkout.server.tell({ offsetMs: 25_000, wrongMs });
    const checked = async () =>
      expect((await findOrder(checkout.db, id))?.checks).toBeGreaterThan(0);
    await vi.waitFor(checked, waitBudget);
    expect(await checkout.pathOf(id)).toEqual(['created', 'awaiting_payment']);
    await checkout.choose(page, 'pay');
    expect((await checkout.ask(id)).body.code).toBe('PAYMENT_SUCCESS');
    expect(await findOrder(checkout.db, id)).toMatchObject({ state: 'paid', flag: null });
    const errors = checkout.server.log.filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([
      { msg: 'checkout problem: staff action required', flag: 'clock_differs' },
    ]);
  },
);
