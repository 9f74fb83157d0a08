import { TokenIssuer } from './api/token-issuer.ts';
import { type Endpoint, endpoints } from './faults/fault-list.ts';
import { FaultRegistry } from './faults/fault-registry.ts';
import { idMaker } from './ids.ts';
import type { SimulatorOptions } from './options.ts';
import { type MoveContext, type Order, payLate } from './orders/order.ts';
import { OrderStore } from './orders/order-store.ts';
import { RefundStore } from './refunds/refund-store.ts';
import { Timers } from './timers.ts';
import { Webhooks } from './webhooks/webhooks.ts';

/** Everything that the routes share. */
export interface Sandbox {
  options: SimulatorOptions;
  faults: FaultRegistry;
  tokens: TokenIssuer;
  orders: OrderStore;
  refunds: RefundStore;
  webhooks: Webhooks;
  timers: Timers;
  /** How often each call came. */
  calls: Record<Endpoint, number>;
  newId: (prefix: string) => string;
  /** The time and a new transaction id, for a move of an order. */
  moveContext: () => MoveContext;
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
  const moveContext = (): MoveContext => ({ nowMs: now(), transactionId: newId('OM') });

  const settled = (order: Order): void => {
    webhooks.announceOrder(order);
    const { latePaymentMs, failure } = order;
    if (latePaymentMs === undefined || failure?.detailedErrorCode !== 'ORDER_EXPIRED') return;
    timers.after(latePaymentMs, () => {
      if (order.state !== 'COMPLETED') orders.move(order, () => payLate(order, moveContext()));
    });
  };
  const orders = new OrderStore(maxOrders, now, settled);
  timers.every(sweepMs, () => orders.sweep());

  return {
    options,
    faults,
    tokens: new TokenIssuer(tokenLifetimeS, now),
    orders,
    refunds: new RefundStore(maxOrders),
    webhooks,
    timers,
    calls: noCalls(),
    newId,
    moveContext,
    close: () => {
      timers.close();
      webhooks.close();
    },
  };
}
