import type { OrderState } from '#contract/order-states.ts';
import { refundRulesOf, refundStates } from '#contract/refund-states.ts';
import type { Database } from '#server/database/tables.ts';
import type { Order } from './order.ts';

/** An order with what its refunds give back in sum. */
export type ListedOrder = Order & { refundedPaise: number };

/** Which orders to list; what is left out does not matter. */
export interface OrderFilter {
  state?: OrderState | undefined;
  /** The service's exact name. */
  service?: string | undefined;
  /** Ten digits. */
  phone?: string | undefined;
  /** Created at or after. */
  fromMs?: number | undefined;
  /** Created before. */
  toMs?: number | undefined;
  /** At most so many; without it, all. */
  limit?: number | undefined;
  /** The last order that was seen; the list goes on after it. */
  cursor?: Pick<Order, 'createdAtMs' | 'id'> | undefined;
}

const pageSize = 500;
const givenBack = refundStates.filter((state) => refundRulesOf(state).counts);

/**
 * Orders, the newest first. They are read page by page, so that a list of any length holds neither
 * much memory nor the database.
 */
export async function* listOrders(
  db: Database,
  filter: OrderFilter = {},
): AsyncGenerator<ListedOrder, void, undefined> {
  let wanted = filter.limit ?? Number.POSITIVE_INFINITY;
  let cursor = filter.cursor;
  while (wanted > 0) {
    const size = Math.min(wanted, pageSize);
    const page = await selectPage(db, { ...filter, cursor }, size);
    yield* page;
    if (page.length < size) return;
    wanted -= size;
    cursor = page.at(-1);
  }
}

async function selectPage(
  db: Database,
  { state, service, phone, fromMs, toMs, cursor }: OrderFilter,
  size: number,
): Promise<ListedOrder[]> {
  let query = db
    .selectFrom('orders')
    .selectAll('orders')
    .select(({ selectFrom }) =>
      selectFrom('refunds')
        .whereRef('orderId', '=', 'orders.id')
        .where('refunds.state', 'in', givenBack)
        .select(({ cast, fn, val }) =>
          cast<number>(fn.coalesce(fn.sum('refunds.amountPaise'), val(0)), 'bigint').as('sum'),
        )
        .$asScalar()
        .$notNull()
        .as('refundedPaise'),
    );
  if (state !== undefined) query = query.where('state', '=', state);
  if (service !== undefined) query = query.where('serviceName', '=', service);
  if (phone !== undefined) query = query.where('phone', '=', phone);
  if (fromMs !== undefined) query = query.where('createdAtMs', '>=', fromMs);
  if (toMs !== undefined) query = query.where('createdAtMs', '<', toMs);
  if (cursor !== undefined) {
    const { createdAtMs, id } = cursor;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('createdAtMs', 'id'), '<', tuple(createdAtMs, id)),
    );
  }
  return await query.orderBy('createdAtMs', 'desc').orderBy('id', 'desc').limit(size).execute();
}
