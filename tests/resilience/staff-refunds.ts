import { expect } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { refundsOf } from '#server/refunds/store.ts';
import { runStaff } from '#server/staff-cli/run-staff.fixture.ts';
import { tasks } from './killed-commands.ts';
import { expectRefundedOnce, passTime } from './refunded-once.ts';
import type { Rig } from './rig.ts';
import type { Visit } from './visit.ts';

/** How many refunds staff begin at once. */
const concurrency = 3;

const isPaid = ({ endedAtMs, statuses }: Visit) =>
  endedAtMs !== undefined && statuses.at(-1)?.code === 'PAYMENT_SUCCESS';

/** Staff who refund while visitors pay and the database fails. */
export function openStaffRefunds(rig: Rig, db: Database) {
  const provider = rig.simulator.provider();
  const changes = { nowMs: Date.now, provider, refundPauseMs: 100 };
  const refund = (id: string) => runStaff(db, tasks.refund.words(id), changes);
  const tried: string[] = [];
  /** Refunds ₹100 of each of these orders; resolves when every command has ended, even with an error. */
  const beginWith = async (ids: string[]): Promise<void> => {
    tried.push(...ids);
    await Promise.allSettled(ids.map(refund));
  };
  return {
    beginWith,
    /** The same for some more of the paid orders. */
    begin: async (visits: readonly Visit[]): Promise<void> => {
      const paid = visits.filter(isPaid).flatMap(({ orderId = [] }) => orderId);
      await beginWith(paid.filter((id) => !tried.includes(id)).slice(0, concurrency));
    },
    /** Repeats refunds that were not stored; then expects one refund for each order. */
    end: async (): Promise<void> => {
      await passTime(db, false);
      const lost: string[] = [];
      for (const id of tried) if ((await refundsOf(db, id)).length === 0) lost.push(id);
      for (const id of lost) expect(await refund(id)).toMatch(tasks.refund.doneOutput);
      expect(tried).not.toHaveLength(0);
      await expectRefundedOnce(rig, db, tried);
    },
  };
}
