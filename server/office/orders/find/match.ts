import { z } from 'zod';
import type { Catalogue } from '#contract/catalogue.ts';
import { orderIdPattern } from '#contract/checkout-rules.ts';
import type { Database } from '#server/database/schema.ts';
import type { ListedOrder, OrderFilter } from '#server/orders/list.ts';
import type { Order } from '#server/orders/order.ts';
import { parse } from '../../guards.ts';

/** Among which orders to find some. */
export interface Scope {
  db: Database;
  /** One for each language. */
  catalogues: Catalogue[];
  filter: Pick<OrderFilter, 'state' | 'fromMs' | 'toMs' | 'isFlagged'>;
}

/** A found order, and the key after which its match continues. */
export interface Hit {
  order: ListedOrder;
  key: (string | number)[];
}

/** One way in which a text matches orders. */
export interface Match {
  /** Whether it matches an order, whatever the filter. */
  includes: (order: Order) => boolean;
  /** The next orders after a key, at most `limit`. Throws a RefusalError for a key of another match. */
  page: (after: unknown, limit: number) => Promise<Hit[]>;
}

/** An id in a key. */
export const idKey = z.string().regex(orderIdPattern);

const timeKey = z.tuple([z.int(), idKey]);

/** The order after which a list by time continues. Throws a RefusalError. */
export function readTimeKey(after: unknown): Pick<Order, 'createdAtMs' | 'id'> | undefined {
  if (after === undefined) return undefined;
  const [createdAtMs, id] = parse(timeKey, after);
  return { createdAtMs, id };
}

/** Hits of a list by time. */
export const timeHits = (orders: ListedOrder[]): Hit[] =>
  orders.map((order) => ({ order, key: [order.createdAtMs, order.id] }));
