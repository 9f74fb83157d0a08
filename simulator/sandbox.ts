import { TokenDesk } from './api/token-desk.ts';
import { type Endpoint, endpoints } from './faults/fault-list.ts';
import { FaultRegistry } from './faults/fault-registry.ts';
import { idMaker } from './ids.ts';
import type { SimulatorOptions } from './options.ts';
import { type Moment, type Order, payLate } from './orders/order.ts';
import { OrderBook } from './orders/order-book.ts';
import { RefundBook } from './refunds/refund-book.ts';
import { Timers } from './timers.ts';
import { Webhooks } from './webhooks/webhooks.ts';

/** Everything that the routes share. */
export interface Sandbox {
  options: SimulatorOptions;
  faults: FaultRegistry;
  tokens: TokenDesk;
  orders: OrderBook;
  refunds: RefundBook;
  webhooks: Webhooks;
  timers: Timers;
  /** How often each call came. */
  calls: Record<Endpoint, number>;
  newId: (prefix: string) => string;
  /** The present, for a move of an order. */
  moment: () => Moment;
  close: () => void;
}

const noCalls = (): Record<Endpoint, number> =>
  Object.fromEntries(endpoints.map((endpoint) => [endpoint, 0])) as Record<Endpoint, number>;

/** Wires the parts together; the sandbox runs until it is closed. */
export function openSandbox(options: SimulatorOptions): Sandbox {
  const { maxOrders, now, sweepMs, tokenLifetimeS } = options;
  const timers = new Timers();
  const faults = new FaultRegistry(maxOrders);
  const webhooks = new Webhooks(options, faults, timers);
  const newId = idMaker(now);
  const moment = (): Moment => ({ nowMs: now(), transactionId: newId('OM') });

  const settled = (order: Order): void => {
    webhooks.announceOrder(order);
    const { latePaymentMs, failure } = order;
    if (latePaymentMs === undefined || failure?.detailedErrorCode !== 'ORDER_EXPIRED') return;
    timers.after(latePaymentMs, () => {
      if (order.state !== 'COMPLETED') orders.move(order, () => payLate(order, moment()));
    });
  };
  const orders = new OrderBook(maxOrders, now, settled);
  timers.every(sweepMs, () => orders.sweep());

  return {
    options,
    faults,
    tokens: new TokenDesk(tokenLifetimeS, now),
    orders,
    refunds: new RefundBook(maxOrders),
    webhooks,
    timers,
    calls: noCalls(),
    newId,
    moment,
    close: () => {
      timers.close();
      webhooks.close();
    },
  };
}
