import type { Kysely, Transaction } from 'kysely';
import type { OrderEvent, OrderState } from '#contract/order-states.ts';

/** Rows of `orders`: server/orders/order.ts, plus the reconciler's lease. Written by repositories only. */
export interface OrdersTable {
  id: string;
  idempotency_key: string;
  request_digest: string;
  name: string | null;
  phone: string | null;
  service_name: string;
  amount_paise: number;
  state: OrderState;
  provider_order_id: string | null;
  redirect_url: string | null;
  failure_reason: string | null;
  attention: string | null;
  created_at_ms: number;
  updated_at_ms: number;
  expires_at_ms: number;
  next_check_at_ms: number | null;
  checks: number;
  /** Until then one instance of the server is checking the order. */
  leased_until_ms: number | null;
  check_requested_at_ms: number | null;
  provider: string;
}

/** The append-only history; `seq` counts from 1 in each order. Triggers refuse UPDATE and DELETE. */
export interface OrderMovesTable {
  order_id: string;
  seq: number;
  event: OrderEvent | 'Created' | 'AttentionRaised' | 'DetailsErased';
  from_state: OrderState | null;
  to_state: OrderState;
  cause: string;
  at_ms: number;
}

/** The outbox: one row for each paid order. */
export interface MailsTable {
  order_id: string;
  created_at_ms: number;
  tries: number;
  /** Null once it is sent. */
  next_try_at_ms: number | null;
  sent_at_ms: number | null;
  leased_until_ms: number | null;
}

/** Every table, for Kysely. */
export interface Tables {
  orders: OrdersTable;
  order_moves: OrderMovesTable;
  mails: MailsTable;
}

/** A database or an open transaction: the first argument of every repository function. */
export type Database = Kysely<Tables>;
/** Where several statements hold together or not at all. */
export type DatabaseTransaction = Transaction<Tables>;
