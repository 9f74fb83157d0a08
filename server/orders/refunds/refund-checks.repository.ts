import type { Database } from '#server/database/tables.ts';
import type { Refund } from './refund.ts';

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
