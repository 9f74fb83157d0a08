import type { Insertable, Selectable } from 'kysely';
import type { OrderMovesTable, OrdersTable } from '#server/database/schema.ts';

/** An order as it is stored. */
export type Order = Selectable<OrdersTable>;

/** One entry of the append-only history. */
export type OrderMove = Selectable<OrderMovesTable>;

/** An order before it is stored. */
export type NewOrder = Omit<Insertable<OrdersTable>, 'state' | 'updatedAtMs' | 'checks'> & {
  name: string;
  phone: string;
  /** From the start, so that an order is looked after even if the server dies before the payment. */
  nextCheckAtMs: number;
  /** Who or what brought it about, for the history. */
  cause: string;
};
