import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { BoundedMap } from './bounded-map.ts';
import type { SimulatorOptions } from './config.ts';
import { type Endpoint, endpoints } from './faults/fault-list.ts';
import { FaultRegistry } from './faults/fault-registry.ts';
import { type MoveContext, type Order, orderStore, payLate } from './orders/order.ts';
import type { Refund } from './refunds/refund.ts';
import { openWebhooks } from './webhooks.ts';

/** Tokens kept in memory; the oldest are evicted. */
const maxTokens = 10_000;

/** Issues access tokens and checks them. */
export function tokenIssuer(lifetimeS: number, now: () => number) {
  const expiries = new BoundedMap<string, number>(maxTokens);
  return {
    /** Body of the token response (docs/phonepe.md, Token); times are seconds since 1970. */
    issue: () => {
      const token = randomUUID();
      const issuedAtS = Math.floor(now() / 1000);
      const expiresAtS = issuedAtS + lifetimeS;
      expiries.set(token, expiresAtS);
      return {
        access_token: token,
        encrypted_access_token: token,
        expires_in: null,
        issued_at: issuedAtS,
        expires_at: expiresAtS,
        session_expires_at: expiresAtS,
        token_type: 'O-Bearer',
      };
    },

    /** Whether an Authorization header holds an issued token that has not expired. */
    accepts: (authorization = ''): boolean => {
      const [, token = ''] = /^O-Bearer (\S+)$/.exec(authorization) ?? [];
      return now() < (expiries.get(token) ?? 0) * 1000;
    },
  };
}

/** Returns a generator of ids in PhonePe's format: a prefix, the time, and a serial number. */
export function idGenerator(now: () => number): (prefix: string) => string {
  let serial = randomInt(1_000_000);
  return (prefix) => {
    serial = (serial + 1) % 10_000_000;
    const time = new Date(now()).toISOString().replaceAll(/\D/g, '').slice(2, 14);
    return prefix + time + String(serial).padStart(7, '0');
  };
}

/** Returns a function that runs `action` in `delayMs`, unless the signal has been aborted by then. */
export const runLaterUnless =
  (signal: AbortSignal) =>
  (delayMs: number, action: () => void): void =>
    void wait(delayMs, undefined, { signal }).then(action, () => undefined);

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
