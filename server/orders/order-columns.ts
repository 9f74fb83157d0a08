import { isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';
import type { Order } from './order.ts';

/** What a query selects to get an Order. */
export const orderColumns = [
  'id',
  'idempotency_key as idempotencyKey',
  'request_digest as requestDigest',
  'name',
  'phone',
  'service_name as serviceName',
  'amount_paise as amountPaise',
  'state',
  'provider',
  'provider_order_id as providerOrderId',
  'redirect_url as redirectUrl',
  'failure_reason as failureReason',
  'attention',
  'created_at_ms as createdAtMs',
  'updated_at_ms as updatedAtMs',
  'expires_at_ms as expiresAtMs',
  'next_check_at_ms as nextCheckAtMs',
  'checks',
  'check_requested_at_ms as checkRequestedAtMs',
] as const;

/** All orders, as Order. */
export const selectOrders = (db: Database) => db.selectFrom('orders').select(orderColumns);

/** The order, which nobody else can change until the transaction ends; undefined if unknown. */
export async function lockOrder(tx: DatabaseTransaction, id: string): Promise<Order | undefined> {
  return await selectOrders(tx)
    .where('id', '=', id)
    // On SQLite the transaction itself is the only one that writes.
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirst();
}
