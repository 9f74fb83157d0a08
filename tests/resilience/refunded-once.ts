import { expect, vi } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { refundsOf } from '#server/refunds/store.ts';
import type { Rig } from './rig.ts';

const settleBudget = { timeout: 120_000, interval: 500 };

/** Makes the next checks due; if no process is running, also ends the leases of killed ones. */
export async function passTime(db: Database, hasRunningServer = true): Promise<void> {
  const due = db
    .updateTable('refunds')
    .set({ nextCheckAtMs: Date.now(), leasedUntilMs: null })
    .where('nextCheckAtMs', 'is not', null);
  await (hasRunningServer ? due.where('leasedUntilMs', 'is', null) : due).execute();
}

/** Expects that ₹100 of each order was refunded once, here and at the provider, and that staff were mailed. */
export async function expectRefundedOnce(
  { simulator }: Rig,
  db: Database,
  ids: string[],
): Promise<void> {
  const settled = async () => {
    await passTime(db);
    const refunds = await Promise.all(ids.map((id) => refundsOf(db, id)));
    expect(refunds.map((one) => one.map(({ state }) => state))).toEqual(
      ids.map(() => ['completed']),
    );
  };
  await vi.waitFor(settled, settleBudget);
  for (const id of ids) {
    const atProvider = await simulator.admin('GET', `/orders/${id}/refunds`);
    expect(atProvider).toMatchObject([{ state: 'COMPLETED', amount: 10_000 }]);
  }
  const alerts = db.selectFrom('alerts').select('orderIds').where('cause', '=', 'refund_completed');
  const { orderIds } = await alerts.executeTakeFirstOrThrow();
  expect(orderIds.split(' ').toSorted()).toEqual(ids.toSorted());
}
