import { z } from 'zod';
import { orderEvents, orderStates } from '#contract/order-states.ts';
import type { OrdersTable } from '#server/database/tables.ts';

const text = z.string();
const count = z.number().int().nonnegative();
const timeMs = count;
const state = z.enum(orderStates);

const orderRow = z.strictObject({
  id: text,
  idempotency_key: text,
  request_digest: text,
  name: text.nullable(),
  phone: text.nullable(),
  service_name: text,
  amount_paise: count.positive(),
  state,
  /** Exports from before there was this column have PhonePe's orders alone. */
  provider: text.default('phonepe'),
  provider_order_id: text.nullable(),
  redirect_url: text.nullable(),
  failure_reason: text.nullable(),
  attention: text.nullable(),
  created_at_ms: timeMs,
  updated_at_ms: timeMs,
  expires_at_ms: timeMs,
  next_check_at_ms: timeMs.nullable(),
  checks: count,
  leased_until_ms: timeMs.nullable(),
  hinted_at_ms: timeMs.nullable(),
});

const moveRow = z.strictObject({
  order_id: text,
  seq: count.positive(),
  event: z.enum([...orderEvents, 'Created', 'AttentionRaised', 'DetailsErased']),
  from_state: state.nullable(),
  to_state: state,
  cause: text,
  at_ms: timeMs,
});

const mailRow = z.strictObject({
  order_id: text,
  created_at_ms: timeMs,
  tries: count,
  next_try_at_ms: timeMs.nullable(),
  sent_at_ms: timeMs.nullable(),
  leased_until_ms: timeMs.nullable(),
});

/** One line of an export: a row as it is stored (server/database/tables.ts), and its table. */
export const transferRowSchema = z.discriminatedUnion('table', [
  z.strictObject({ table: z.literal('orders'), row: orderRow }),
  z.strictObject({ table: z.literal('order_moves'), row: moveRow }),
  z.strictObject({ table: z.literal('mails'), row: mailRow }),
]);

/** A row of an export. */
export type TransferRow = z.infer<typeof transferRowSchema>;

type ExportedOrder = z.infer<typeof orderRow>;

/** An order for an export. Exports keep the name that a column had first, so that old ones fit. */
export const exportOrder = ({ check_requested_at_ms, ...row }: OrdersTable): ExportedOrder => ({
  ...row,
  hinted_at_ms: check_requested_at_ms,
});

/** An order of an export as it is stored. */
export const importOrder = ({ hinted_at_ms, ...row }: ExportedOrder): OrdersTable => ({
  ...row,
  check_requested_at_ms: hinted_at_ms,
});
