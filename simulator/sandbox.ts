import { tokenIssuer } from './api/token-issuer.ts';
import { BoundedMap } from './bounded-map.ts';
import type { SimulatorOptions } from './config.ts';
import { type Endpoint, endpoints } from './faults/fault-list.ts';
import { FaultRegistry } from './faults/fault-registry.ts';
import { idGenerator } from './ids.ts';
import { type MoveContext, type Order, payLate } from './orders/order.ts';
import { orderStore } from './orders/order-store.ts';
import type { Refund } from './refunds/refund.ts';
import { runLaterUnless } from './run-later.ts';
import { openWebhooks } from './webhooks/webhooks.ts';

/** Everything that the routes share. */
export type Sandbox = ReturnType<typeof openSandbox>;

/** Wires the parts together; the sandbox runs until it is closed. */
export function openSandbox(options: SimulatorOptions) {
  const { maxOrders, now, sweepMs, tokenLifetimeS } = options;
  const closing = new AbortController();
  const runLater = runLaterUnless(closing.signal);
  const faults = new FaultRegistry(maxOrders);
  const webhooks = openWebhooks(options, faults, runLater);
  const newId = idGenerator(now);
  /** The time and a new transaction id, for a move of an order. */
  const moveContext = (): MoveContext => ({ nowMs: now(), transactionId: newId('OM') });

  const orders = orderStore(maxOrders, now, (order: Order) => {
    const { latePaymentMs, failure } = order;
    if (latePaymentMs !== undefined && failure?.detailedErrorCode === 'ORDER_EXPIRED') {
      runLater(latePaymentMs, () => {
        if (order.state !== 'COMPLETED') orders.move(order, () => payLate(order, moveContext()));
      });
    }
    return webhooks.announceOrder(order);
  });
  const sweeping = setInterval(() => orders.sweep(), sweepMs);
  const noCalls = endpoints.map((endpoint) => [endpoint, 0]);

  return {
    options,
    faults,
    tokens: tokenIssuer(tokenLifetimeS, now),
    orders,
    /** By merchantRefundId. */
    refunds: new BoundedMap<string, Refund>(maxOrders),
    webhooks,
    runLater,
    /** How many requests each endpoint has received. */
    calls: Object.fromEntries(noCalls) as Record<Endpoint, number>,
    newId,
    moveContext,
    close: () => {
      clearInterval(sweeping);
      closing.abort();
    },
  };
}
