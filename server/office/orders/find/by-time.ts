import { rulesOf } from '#contract/order-states.ts';
import { type ListedOrder, listOrders } from '#server/orders/list.ts';
import { type Match, readTimeKey, type Scope, timeHits } from './match.ts';

/** Every order of the filter, the newest first. */
export const allOrders = ({ db, filter }: Scope): Match => ({
  includes: () => true,
  page: async (after, limit) => {
    const cursor = readTimeKey(after);
    return timeHits(await Array.fromAsync(listOrders(db, { ...filter, limit, cursor })));
  },
});

/** Whether the filter is selective: flagged orders, or a short-lived state. */
export function isSelective({ isFlagged, state }: Scope['filter']): boolean {
  if (isFlagged) return true;
  if (state === undefined) return false;
  const { hasMoney, isPaid, isSettled } = rulesOf(state);
  return !isSettled || (hasMoney && !isPaid);
}

/** Matching orders of a selective filter, newest first; reads all orders that pass it. */
export function scanSelective(ways: Match[], { db, filter }: Scope): Match {
  const includes: Match['includes'] = (order) => ways.some((way) => way.includes(order));
  return {
    includes,
    page: async (after, limit) => {
      const found: ListedOrder[] = [];
      for await (const order of listOrders(db, { ...filter, cursor: readTimeKey(after) })) {
        if (includes(order)) found.push(order);
        if (found.length === limit) break;
      }
      return timeHits(found);
    },
  };
}
