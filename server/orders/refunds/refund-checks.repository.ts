import { inTransaction, isPostgres } from '#server/database/engine.ts';
import { isUnleased } from '#server/database/leases.ts';
import type { Database } from '#server/database/tables.ts';
import type { Lease } from '../orders.repository.ts';
import type { Refund } from './refund.ts';

/**
 * The refunds whose next check is due, the longest waiting first. Until the lease ends or
 * scheduleRefundCheck is called, no other process gets them.
 */
export async function leaseDueRefunds(
  db: Database,
  { nowMs, limit, leaseMs }: Lease,
): Promise<Refund[]> {
  return await inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('nextCheckAtMs', '<=', nowMs)
      .where(isUnleased(nowMs))
      .orderBy('nextCheckAtMs')
      .limit(limit)
      .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
      .execute();
    const ids = due.map(({ id }) => id);
    if (ids.length > 0) {
      await tx
        .updateTable('refunds')
        .set({ leasedUntilMs: nowMs + leaseMs, checkRequestedAtMs: null })
        .where('id', 'in', ids)
        .execute();
    }
    return due;
  });
}

/**
 * Gives a leased refund back with its next check. Where a webhook spoke of it meanwhile, the check
 * that it made due stays. A refund that has been settled stays as it is.
 */
export async function scheduleRefundCheck(
  db: Database,
  { id, checks }: Refund,
  nextCheckAtMs: number,
): Promise<void> {
  await db
    .updateTable('refunds')
    .set(({ eb, ref }) => ({
      nextCheckAtMs: eb
        .case()
        .when('checkRequestedAtMs', 'is', null)
        .then(nextCheckAtMs)
        .else(ref('nextCheckAtMs'))
        .end(),
      checks: checks + 1,
      leasedUntilMs: null,
    }))
    .where('id', '=', id)
    .where('nextCheckAtMs', 'is not', null)
    .execute();
}

/** Makes a check due now. False where there is no such refund, or where it is settled. */
export async function requestRefundCheck(
  db: Database,
  id: string,
  nowMs: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ nextCheckAtMs: nowMs, checkRequestedAtMs: nowMs })
    .where('id', '=', id)
    .where('nextCheckAtMs', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
