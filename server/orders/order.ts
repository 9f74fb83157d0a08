import type { Insertable } from 'kysely';
import type { Tables } from '#server/database/schema.ts';

/** An order as it is stored. */
export type Order = Tables['orders'];

/** An entry of the history. */
export type OrderMove = Tables['orderMoves'];

/** An order before it is stored. */
export type NewOrder = Omit<
  Insertable<Tables['orders']>,
  'checks' | 'code' | 'state' | 'updatedAtMs'
> & {
  name: string;
  phone: string;
  /** The reconciler checks the order even if the server dies right away. */
  nextCheckAtMs: number;
  cause: string;
};
