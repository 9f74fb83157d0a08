import type { Store } from './draft.ts';

/** An order that this browser placed; it tells nothing of who ordered. */
export interface PastOrder {
  id: string;
  serviceName: string;
  /** When it was placed, in ms since 1970. */
  atMs: number;
}

const storageKey = 'orders';
const keptMs = 24 * 60 * 60 * 1000;

function isPastOrder(value: unknown): value is PastOrder {
  const { id, serviceName, atMs } = (value ?? {}) as Partial<PastOrder>;
  return typeof id === 'string' && typeof serviceName === 'string' && typeof atMs === 'number';
}

/** The orders of the last day, the newest first; none where the browser forbids storage. */
export function pastOrders(
  nowMs = Date.now(),
  store: () => Store = () => localStorage,
): PastOrder[] {
  try {
    const value: unknown = JSON.parse(store().getItem(storageKey) ?? '[]');
    const orders = Array.isArray(value) ? value.filter(isPastOrder) : [];
    return orders.filter(({ atMs }) => atMs > nowMs - keptMs);
  } catch {
    return [];
  }
}

/** Keeps an order for a day. */
export function rememberOrder(order: PastOrder, store: () => Store = () => localStorage): void {
  const others = pastOrders(order.atMs, store).filter(({ id }) => id !== order.id);
  try {
    store().setItem(storageKey, JSON.stringify([order, ...others]));
  } catch {
    // Storage is full or switched off: nothing is remembered.
  }
}
