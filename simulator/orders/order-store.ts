import { expire, type Order } from './order.ts';

/** The orders in memory: a bounded number; the oldest makes room. */
export class OrderStore {
  readonly #byId = new Map<string, Order>();
  readonly #byToken = new Map<string, Order>();
  readonly #open = new Set<Order>();
  readonly #limit: number;
  readonly #now: () => number;
  readonly #settled: (order: Order) => void;

  /** `settled` is called with every order that becomes COMPLETED or FAILED. */
  constructor(limit: number, now: () => number, settled: (order: Order) => void) {
    this.#limit = limit;
    this.#now = now;
    this.#settled = settled;
  }

  add(order: Order): void {
    this.#byId.set(order.merchantOrderId, order);
    this.#byToken.set(order.pageToken, order);
    this.#open.add(order);
    if (this.#byId.size <= this.#limit) return;
    const [oldest] = this.#byId.values();
    if (oldest) this.#forget(oldest);
  }

  /** By the merchant's id. */
  find(merchantOrderId: string): Order | undefined {
    return this.#upToDate(this.#byId.get(merchantOrderId));
  }

  findByToken(pageToken: string): Order | undefined {
    return this.#upToDate(this.#byToken.get(pageToken));
  }

  /** Applies a move, and calls `settled` when it settled the order. Throws what the move throws. */
  move(order: Order, step: (order: Order) => void): void {
    const before = order.state;
    step(order);
    if (order.state === before) return;
    this.#open.delete(order);
    this.#settled(order);
  }

  /** Lets every order expire whose time has run out. */
  sweep(): void {
    for (const order of this.#open) this.#upToDate(order);
  }

  /** The newest orders, newest first. */
  latest(count: number): Order[] {
    this.sweep();
    return [...this.#byId.values()].slice(-count).reverse();
  }

  #upToDate(order: Order | undefined): Order | undefined {
    if (order?.state === 'PENDING' && this.#now() >= order.expireAtMs) this.move(order, expire);
    return order;
  }

  #forget(order: Order): void {
    this.#byId.delete(order.merchantOrderId);
    this.#byToken.delete(order.pageToken);
    this.#open.delete(order);
  }
}
