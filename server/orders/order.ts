import type { Insertable, Selectable } from 'kysely';
import type { OrderMovesTable, OrdersTable } from '#server/database/schema.ts';

/** An order as it is stored. */
export type Order = Selectable<OrdersTable>;

/** An entry of the history. */
export type OrderMove = Selectable<OrderMovesTable>;

/** An order before it is stored. */
export type NewOrder = Omit<
  Insertable<OrdersTable>,
  'checks' | 'code' | 'state' | 'updatedAtMs'
> & {
  name: string;
  phone: string;
  /** The reconciler checks the order even if the server dies right away. */
  nextCheckAtMs: number;
  cause: string;
};
