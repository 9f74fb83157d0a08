import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { orderEvents, orderStates } from '#contract/order-states.ts';
import { refundEvents, refundStates } from '#contract/refund-states.ts';

const text = z.string();
/** A whole number from 0. */
const count = z.number().int().nonnegative();
/** In ms since 1970. */
const timeMs = count;
const state = z.enum(orderStates);

/** A row of `orders`. The types of orders and the check of imported rows are derived from it. */
export const orderRowSchema = z.strictObject({
  id: text,
  /** Header of the request that made it; a repeat finds the same order. */
  idempotencyKey: text,
  /** SHA-256 of what the request asked for; the same key with another request is refused. */
  requestDigest: text,
  /** Null once a person's details have been erased. */
  name: text.nullable(),
  phone: text.nullable(),
  /** GST registration of the payer, where one was given. */
  payerGstin: text.nullable(),
  serviceName: text,
  /** How many units were bought. */
  quantity: count.positive(),
  /** What the quantity is made of (contract/counts.ts), as JSON; null where that was not said. */
  counts: text.nullable(),
  /** What a unit is, as it was sold: /day; null where the price was for the job. */
  unit: text.nullable(),
  /** The total, with GST. */
  amountPaise: count.positive(),
  /** The GST in it. */
  taxPaise: count,
  state,
  /** Name of the payment provider. */
  provider: text,
  /** Folder below content/ of the page that placed it; null for the default one. */
  language: text.nullable(),
  /** The provider's own id of the order; null until it has taken it. */
  providerOrderId: text.nullable(),
  redirectUrl: text.nullable(),
  /** The provider's code for a failure. */
  failureReason: text.nullable(),
  /** The flag: why a person must look at this order, such as `paid_late`; null once it is resolved. */
  flag: text.nullable(),
  createdAtMs: timeMs,
  updatedAtMs: timeMs,
  /** When it became paid here; the next four say how its payment is found at a bank. */
  paidAtMs: timeMs.nullable(),
  /** The provider's id of the payment, not of the order. */
  paymentTransactionId: text.nullable(),
  /** The banks' own number of the transfer. */
  paymentUtr: text.nullable(),
  paymentMode: text.nullable(),
  /** When the payer paid, by the provider's clock. */
  paymentAtMs: timeMs.nullable(),
  /** When the payment's time runs out, by the provider's clock. */
  expiresAtMs: timeMs,
  /** When the reconciler asks next; null once nothing is to be asked. */
  nextCheckAtMs: timeMs.nullable(),
  checks: count,
  /** Until then one instance of the server is checking the order. */
  leasedUntilMs: timeMs.nullable(),
  /** When a webhook requested a check that has not followed yet; such a check is never called off. */
  checkRequestedAtMs: timeMs.nullable(),
});

/** Entries of the history that leave an order in its state. */
const noteEvents = [
  'Created',
  'FlagRaised',
  'FlagResolved',
  'NoteAdded',
  'DetailsErased',
  'RefundRequested',
] as const;

/** A row of the append-only history. Triggers refuse UPDATE and DELETE. */
export const orderMoveRowSchema = z.strictObject({
  orderId: text,
  /** Counts from 1 in each order. */
  seq: count.positive(),
  event: z.enum([...orderEvents, ...noteEvents, ...refundEvents]),
  fromState: state.nullable(),
  toState: state,
  /** What brought it about: request, status, reconciler, staff, retention. */
  cause: text,
  atMs: timeMs,
  /** The reason of a flag, or what staff wrote. */
  note: text.nullable(),
  /** Who of the staff. */
  actor: text.nullable(),
});

/** A row of the outbox: one for each paid order. */
export const mailRowSchema = z.strictObject({
  orderId: text,
  /** When the order was paid. */
  createdAtMs: timeMs,
  /** How often sending has failed. */
  tries: count,
  /** Null once it is sent. */
  nextTryAtMs: timeMs.nullable(),
  sentAtMs: timeMs.nullable(),
  leasedUntilMs: timeMs.nullable(),
});

/** A row of `refunds`. A database index allows one under way per order. */
export const refundRowSchema = z.strictObject({
  /** The provider's merchant refund id; never used for a second refund. */
  id: text,
  orderId: text,
  amountPaise: count.positive(),
  state: z.enum(refundStates),
  /** Why, in the words of staff. */
  reason: text,
  /** Who of the staff. */
  requestedBy: text,
  /** The provider's own id of the refund; null until it has accepted it. */
  providerRefundId: text.nullable(),
  /** The provider's code for a failure. */
  failureReason: text.nullable(),
  createdAtMs: timeMs,
  updatedAtMs: timeMs,
  /** When the server checks it next; null once it is complete, or 30 days after it failed. */
  nextCheckAtMs: timeMs.nullable(),
  checks: count,
  /** Until then one process is calling the provider about it. */
  leasedUntilMs: timeMs.nullable(),
  /** When a webhook requested a check that has not followed yet. */
  checkRequestedAtMs: timeMs.nullable(),
});

/** Columns of the tables, for Kysely. In SQL they are written in snake_case: created_at_ms. */
export type OrdersTable = z.infer<typeof orderRowSchema>;
/** Moves from state to state. */
export type OrderMovesTable = z.infer<typeof orderMoveRowSchema>;
/** Mails to be sent. */
export type MailsTable = z.infer<typeof mailRowSchema>;

/** Refunds of orders. */
export type RefundsTable = z.infer<typeof refundRowSchema>;

/**
 * A row of `alerts`: what the next mail about one cause tells staff, about flagged orders or the checkout
 * itself. Times are ms since 1970.
 */
export interface AlertsTable {
  cause: string;
  /** Orders that the next mail is about, with spaces between. */
  orderIds: string;
  /** When the first of them was raised. */
  raisedAtMs: number;
  /** How often sending has failed. */
  tries: number;
  /** Null where there is nothing to send. */
  nextTryAtMs: number | null;
  /** When the last mail was sent. */
  sentAtMs: number | null;
  leasedUntilMs: number | null;
}

/** A row of `heartbeats`: a running server, and when it last polled, in ms since 1970. */
export interface HeartbeatsTable {
  server: string;
  polledAtMs: number;
}

/** One row with the time of the last check that the database can store something (readiness.ts). */
export interface ReadinessTable {
  id: number;
  checkedAtMs: number;
}

/** Every table, for Kysely. */
export interface Tables {
  orders: OrdersTable;
  orderMoves: OrderMovesTable;
  mails: MailsTable;
  refunds: RefundsTable;
  readiness: ReadinessTable;
  heartbeats: HeartbeatsTable;
  alerts: AlertsTable;
}

/** A database or an open transaction: the first argument of every repository function. */
export type Database = Kysely<Tables>;
/** For statements that must take effect together or not at all. */
export type DatabaseTransaction = Transaction<Tables>;
