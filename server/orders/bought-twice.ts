import { sql } from 'kysely';
import { paidStates } from '#contract/order-states.ts';
import type { DatabaseTransaction } from '#server/database/schema.ts';
import { dayMs } from './indian-time.ts';
import { addFlag } from './notes.ts';
import type { Order } from './order.ts';

/** Within this time a second order of the same phone number and service is perhaps one too many. */
const windowMs = dayMs;

/** At most this many orders are flagged, however often somebody buys: enough for a person to act on. */
const mostFlagged = 10;

/** The flag of such orders. */
export const boughtTwiceFlag = 'bought_twice';

/**
 * Flags an order that has become paid, and every other paid one of the same phone number and service that
 * was made within a day of it: a person asks the payer, and gives back what was not meant. The transaction
 * must have locked the phone number. Returns the orders that were not flagged before.
 */
export async function flagBoughtTwice(
  tx: DatabaseTransaction,
  { phone, serviceName, createdAtMs }: Order,
  note: { cause: string; atMs: number },
): Promise<Order[]> {
  if (phone === null) return [];
  const paid = await tx
    .selectFrom('orders')
    .select(['id', 'flag'])
    .where('phone', '=', phone)
    .where('serviceName', '=', serviceName)
    // As literals, so that SQLite sees that the index of paid orders has them all.
    .where(({ eb, or }) => or(paidStates.map((state) => eb('state', '=', sql.lit(state)))))
    .where('createdAtMs', '>=', createdAtMs - windowMs)
    .where('createdAtMs', '<=', createdAtMs + windowMs)
    .orderBy('createdAtMs', 'desc')
    .limit(mostFlagged)
    .execute();
  if (paid.length < 2) return [];
  const flagged: Order[] = [];
  for (const { id, flag } of paid) {
    if (flag?.includes(boughtTwiceFlag)) continue;
    const order = await addFlag(tx, id, { ...note, flag: boughtTwiceFlag });
    if (order) flagged.push(order);
  }
  return flagged;
}
