import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

/** Tables whose rows are leased by the instance that works on them. */
type LeasedTable = 'alerts' | 'mails' | 'orders' | 'refunds';

/** Condition: no instance has leased the row, or the lease of one that died is over. */
export const isUnleased =
  (nowMs: number) =>
  ({ eb, or }: ExpressionBuilder<Tables, LeasedTable>): Expression<SqlBool> =>
    or([eb('leasedUntilMs', 'is', null), eb('leasedUntilMs', '<=', nowMs)]);
