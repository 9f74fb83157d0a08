import {
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, Tables } from '#server/database/schema.ts';

/** How much is taken at once, and for how long. */
export interface Lease {
  nowMs: number;
  limit: number;
  /** Longer than the work takes: after it, another instance takes what was not finished. */
  leaseMs: number;
}

/** Tables whose rows are leased: their key, when a row is due, and what else a lease changes. */
const leased = {
  alerts: { key: 'cause', dueAt: 'nextTryAtMs', changes: {} },
  mails: { key: 'orderId', dueAt: 'nextTryAtMs', changes: {} },
  orders: { key: 'id', dueAt: 'nextCheckAtMs', changes: { checkRequestedAtMs: null } },
  refunds: { key: 'id', dueAt: 'nextCheckAtMs', changes: { checkRequestedAtMs: null } },
} as const;

type Condition = (builder: ExpressionBuilder<Tables, 'orders'>) => Expression<SqlBool>;

/** A lease as its owner holds it: another worker takes the row once it has expired. */
export type HeldLease = Pick<Tables['orders'], 'leasedUntilMs'>;

/** Sets the end of a lease to null if it is still the owner's, and leaves that of another worker alone. */
export const releaseLease = ({ leasedUntilMs }: HeldLease) =>
  sql<number | null>`nullif(${sql.ref('leasedUntilMs')}, ${leasedUntilMs})`;

/**
 * Leases the rows that are due, the longest waiting first, and returns them as leased. Until the lease
 * expires or its owner releases it, no other caller gets them, in whatever instance: a row whose worker
 * dies is due again after the lease.
 */
export async function leaseDue<Table extends keyof typeof leased>(
  db: Database,
  table: Table,
  { nowMs, limit, leaseMs }: Lease,
  condition: Condition = ({ lit }) => lit(true),
): Promise<Selectable<Tables[Table]>[]> {
  const { key, dueAt, changes } = leased[table];
  // The columns of a lease have the same types in each of these tables.
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
    const rows = due.map((row) => ({ ...row, ...taken })) as unknown as Selectable<Tables[Table]>[];
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
