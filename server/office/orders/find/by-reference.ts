import { listedByIds } from '#server/orders/list.ts';
import type { Order } from '#server/orders/order.ts';
import { findOrderByCode } from '#server/orders/store.ts';
import { type Match, type Scope, timeHits } from './match.ts';

/** The order with that id or code, if it passes the filter. */
export const orderOfReference = (
  by: 'id' | 'code',
  reference: string,
  { db, filter }: Scope,
): Match => ({
  includes: (order) => order[by] === reference,
  page: async (after) => {
    if (after !== undefined) return [];
    const id = by === 'id' ? reference : (await findOrderByCode(db, reference))?.id;
    const orders = await listedByIds(db, id === undefined ? [] : [id]);
    return timeHits(orders.filter((order) => passes(order, filter)));
  },
});

const passes = ({ createdAtMs, flag, state }: Order, filter: Scope['filter']): boolean =>
  createdAtMs >= (filter.fromMs ?? 0) &&
  createdAtMs < (filter.toMs ?? Number.POSITIVE_INFINITY) &&
  state === (filter.state ?? state) &&
  (!filter.isFlagged || flag !== null);
