import type { OrderEvent, OrderState } from '#contract/order-states.ts';

/** An order as the services know it; database rows do not leave the repository. */
export interface Order {
  id: string;
  /** Header of the request that made it; a repeat finds the same order. */
  idempotencyKey: string;
  /** SHA-256 of the request's words; the same key with other words is refused. */
  requestDigest: string;
  /** Null once a person's details have been erased. */
  name: string | null;
  phone: string | null;
  serviceName: string;
  amountPaise: number;
  state: OrderState;
  /** Name of the payment provider. */
  provider: string;
  /** The provider's own id of the order; null until it has taken it. */
  providerOrderId: string | null;
  redirectUrl: string | null;
  /** The provider's code for a failure. */
  failureReason: string | null;
  /** Why a person must look at this order: paid late, or another amount than ordered. */
  attention: string | null;
  createdAtMs: number;
  updatedAtMs: number;
  /** When the payment's time runs out. */
  expiresAtMs: number;
  /** When the reconciler asks next; null once nothing is to be asked. */
  nextCheckAtMs: number | null;
  checks: number;
  /** When a webhook spoke of it that no check has followed yet; such a check is never called off. */
  checkRequestedAtMs: number | null;
}

/** One entry of the append-only history. */
export interface OrderMove {
  orderId: string;
  event: OrderEvent | 'Created' | 'AttentionRaised' | 'DetailsErased';
  from: OrderState | null;
  to: OrderState;
  /** Who or what brought it about: request, status, webhook, reconciler, staff. */
  cause: string;
  atMs: number;
}
