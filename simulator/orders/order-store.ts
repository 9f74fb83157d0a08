import { BoundedMap } from '../bounded-map.ts';
import { expire, type Order } from './order.ts';

/** The orders in memory: a bounded number; the oldest makes room. */
export class OrderStore {
  readonly #byId: BoundedMap<string, Order>;
  readonly #byToken: BoundedMap<string, Order>;
  readonly #now: () => number;
  readonly #settled: (order: Order) => Promise<void>;

  /** `settled` is called with every order that becomes COMPLETED or FAILED. */
  constructor(limit: number, now: () => number, settled: (order: Order) => Promise<void>) {
    this.#byId = new BoundedMap(limit);
    this.#byToken = new BoundedMap(limit);
    this.#now = now;
    this.#settled = settled;
  }

  add(order: Order): void {
    this.#byId.set(order.merchantOrderId, order);
    this.#byToken.set(order.pageToken, order);
  }

  /** By the merchant's id. */
  find(merchantOrderId: string): Order | undefined {
    return this.#upToDate(this.#byId.get(merchantOrderId));
  }

  findByToken(pageToken: string): Order | undefined {
    return this.#upToDate(this.#byToken.get(pageToken));
  }

  /**
   * Applies a move; where it settles the order, calls `settled` and returns its promise. Throws what
   * the move throws.
   */
  move(order: Order, step: (order: Order) => void): Promise<void> | undefined {
    const before = order.state;
    step(order);
    return order.state === before ? undefined : this.#settled(order);
  }

  /** Lets every order expire whose time has run out. */
  sweep(): void {
    for (const order of this.#byId.values()) this.#upToDate(order);
  }

  /** The newest orders, newest first. */
  latest(count: number): Order[] {
    this.sweep();
    return [...this.#byId.values()].slice(-count).reverse();
  }

  #upToDate(order: Order | undefined): Order | undefined {
    if (order?.state === 'PENDING' && this.#now() >= order.expireAtMs) {
      void this.move(order, expire);
    }
    return order;
  }
}
