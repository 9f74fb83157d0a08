import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, Tables } from '#server/database/schema.ts';

/** How many rows to lease, and for how long. */
export interface Lease {
  nowMs: number;
  limit: number;
  /** Longer than the work takes: after it, another instance takes over. */
  leaseMs: number;
}

/** Tables with leases: their key, when a row is due, and other columns that a lease sets. */
const leased = {
  alerts: { key: 'cause', dueAt: 'nextTryAtMs', changes: {} },
  mails: { key: 'orderId', dueAt: 'nextTryAtMs', changes: {} },
  orders: { key: 'id', dueAt: 'nextCheckAtMs', changes: { checkRequestedAtMs: null } },
  refunds: { key: 'id', dueAt: 'nextCheckAtMs', changes: { checkRequestedAtMs: null } },
} as const;

type Condition = (builder: ExpressionBuilder<Tables, 'orders'>) => Expression<SqlBool>;

/** Ends a lease if it is still the owner's: another worker may have taken over once it had expired. */
export const releaseLease = ({ leasedUntilMs }: Pick<Tables['orders'], 'leasedUntilMs'>) =>
  sql<number | null>`nullif(${sql.ref('leasedUntilMs')}, ${leasedUntilMs})`;

/**
 * Leases the rows that are due, the longest waiting first. No other caller in any instance gets them until
 * the lease expires or is released: a row whose worker dies is due again after the lease.
 */
export async function leaseDue<Table extends keyof typeof leased>(
  db: Database,
  table: Table,
  { nowMs, limit, leaseMs }: Lease,
  condition: Condition = ({ lit }) => lit(true),
): Promise<Tables[Table][]> {
  const { key, dueAt, changes } = leased[table];
  // Each of these tables has the columns of a lease.
  const leasedTable = table as 'orders';
  const { ref } = db.dynamic;
  return await inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom(leasedTable)
      .selectAll()
      .where(ref(dueAt), '<=', nowMs)
      .where(({ eb, or }) =>
        or([eb('leasedUntilMs', 'is', null), eb('leasedUntilMs', '<=', nowMs)]),
      )
      .where(condition)
      .orderBy(ref(dueAt))
      .limit(limit)
      .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
      .execute();
    const taken = { leasedUntilMs: nowMs + leaseMs, ...changes };
    const rows = due.map((row) => ({ ...row, ...taken })) as unknown as Tables[Table][];
    if (rows.length > 0) {
      await tx
        .updateTable(leasedTable)
        .set(taken)
        .where(
          ref(key),
          'in',
          rows.map((row) => row[key as keyof typeof row]),
        )
        .execute();
    }
    return rows;
  });
}

/**
 * Records that a mail could not be sent; it is due again at that time. Does nothing if it was sent meanwhile or the
 * lease has been taken over.
 */
export async function scheduleRetry<Table extends 'alerts' | 'mails'>(
  db: Database,
  table: Table,
  mail: Tables[Table],
  nextTryAtMs: number,
): Promise<void> {
  const { key } = leased[table];
  await db
    // Both tables have these columns.
    .updateTable(table as 'mails')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), nextTryAtMs, leasedUntilMs: null }))
    .where(db.dynamic.ref(key), '=', mail[key as keyof typeof mail])
    .where('nextTryAtMs', '=', mail.nextTryAtMs)
    .where('leasedUntilMs', '=', mail.leasedUntilMs)
    .execute();
}
