import type { ExpressionBuilder } from 'kysely';
import type { OrderState } from '#contract/order-states.ts';
import {
  type RefundState,
  refundRulesOf,
  refundStates,
  refundStatesUnderWay,
} from '#contract/refund-states.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import type { Order } from './order.ts';

/** An order with the sums of its completed refunds and of those under way. */
export type ListedOrder = Order & { refundedPaise: number; refundUnderWayPaise: number };

/** Which orders to list. */
export interface OrderFilter {
  state?: OrderState | undefined;
  /** The service's exact name. */
  service?: string | undefined;
  phone?: string | undefined;
  code?: string | undefined;
  /** Created at or after. */
  fromMs?: number | undefined;
  /** Created before. */
  toMs?: number | undefined;
  /** Paid at or after. */
  paidFromMs?: number | undefined;
  /** Paid before. */
  paidToMs?: number | undefined;
  isFlagged?: boolean | undefined;
  hasDetails?: boolean | undefined;
  limit?: number | undefined;
  /** The list continues after this order. */
  cursor?: Pick<Order, 'createdAtMs' | 'id'> | undefined;
}

const pageSize = 500;
const refunded = refundStates.filter(
  (state) => refundRulesOf(state).counts && !refundStatesUnderWay.includes(state),
);

/** Orders, the newest first, read in pages. */
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

const sumOf = ({ selectFrom }: ExpressionBuilder<Tables, 'orders'>, states: RefundState[]) =>
  selectFrom('refunds')
    .whereRef('orderId', '=', 'orders.id')
    .where('refunds.state', 'in', states)
    .select(({ cast, fn, val }) =>
      cast<number>(fn.coalesce(fn.sum('refunds.amountPaise'), val(0)), 'bigint').as('sum'),
    )
    .$asScalar()
    .$notNull();

/** Selects orders with the sums of their refunds. */
const listed = (db: Database) =>
  db
    .selectFrom('orders')
    .selectAll('orders')
    .select((builder) => [
      sumOf(builder, refunded).as('refundedPaise'),
      sumOf(builder, refundStatesUnderWay).as('refundUnderWayPaise'),
    ]);

/** The orders with these ids, in the same order. */
export async function listedByIds(db: Database, ids: string[]): Promise<ListedOrder[]> {
  if (ids.length === 0) return [];
  const orders = await listed(db).where('id', 'in', ids).execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function selectPage(
  db: Database,
  { cursor, ...filter }: OrderFilter,
  size: number,
): Promise<ListedOrder[]> {
  const conditions = [
    ['state', '=', filter.state],
    ['serviceName', '=', filter.service],
    ['phone', '=', filter.phone],
    ['code', '=', filter.code],
    ['createdAtMs', '>=', filter.fromMs],
    ['createdAtMs', '<', filter.toMs],
    ['paidAtMs', '>=', filter.paidFromMs],
    ['paidAtMs', '<', filter.paidToMs],
  ] as const;
  let query = listed(db);
  for (const [column, operator, value] of conditions) {
    if (value !== undefined) query = query.where(column, operator, value);
  }
  if (filter.isFlagged) query = query.where('flag', 'is not', null);
  if (filter.hasDetails) {
    query = query.where(({ eb, or }) =>
      or([eb('name', 'is not', null), eb('phone', 'is not', null)]),
    );
  }
  if (cursor !== undefined) {
    const { createdAtMs, id } = cursor;
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(refTuple('createdAtMs', 'id'), '<', tuple(createdAtMs, id)),
    );
  }
  return await query.orderBy('createdAtMs', 'desc').orderBy('id', 'desc').limit(size).execute();
}
