import { BoundedMap } from '../bounded-map.ts';
import { expire, type Order } from './order.ts';

/**
 * Keeps up to `limit` orders in memory; the oldest are evicted. Calls `settled` with every order that
 * becomes COMPLETED or FAILED.
 */
export function orderStore(
  limit: number,
  now: () => number,
  settled: (order: Order) => Promise<void>,
) {
  const byId = new BoundedMap<string, Order>(limit);
  const byToken = new BoundedMap<string, Order>(limit);

  /**
   * Applies a move; if it settles the order, calls `settled` and returns its promise. Throws what
   * the move throws.
   */
  function move(order: Order, apply: (order: Order) => void): Promise<void> | undefined {
    const before = order.state;
    apply(order);
    return order.state === before ? undefined : settled(order);
  }

  function expireIfDue(order: Order | undefined): Order | undefined {
    if (order?.state === 'PENDING' && now() >= order.expireAtMs) void move(order, expire);
    return order;
  }

  /** Expires every order whose time has run out. */
  const sweep = () => byId.forEach(expireIfDue);

  return {
    move,
    sweep,
    add: (order: Order): void => {
      byId.set(order.merchantOrderId, order);
      byToken.set(order.pageToken, order);
    },
    find: (merchantOrderId: string) => expireIfDue(byId.get(merchantOrderId)),
    findByToken: (pageToken: string) => expireIfDue(byToken.get(pageToken)),
    /** The newest orders, newest first. */
    latest: (count: number): Order[] => {
      sweep();
      return [...byId.values()].slice(-count).reverse();
    },
  };
}
