import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction } from '#server/database/tables.ts';

/** A mail that waits to be sent; its text is made from the order. */
export interface WaitingMail {
  orderId: string;
  /** When the order was paid. */
  createdAtMs: number;
  /** How often sending has failed. */
  tries: number;
}

/** Puts the mail of a paid order into the outbox, in the transaction that makes it paid. */
export async function enqueueMail(
  tx: DatabaseTransaction,
  { orderId, atMs }: { orderId: string; atMs: number },
): Promise<void> {
  await tx
    .insertInto('mails')
    .values({ order_id: orderId, created_at_ms: atMs, tries: 0, next_try_at_ms: atMs })
    .execute();
}

/**
 * The mails that are due, the longest waiting first. Until the lease ends or the mail is marked, no
 * other caller gets them, in whatever instance; a mail whose sender dies is due again after it.
 */
export async function leaseDueMails(
  db: Database,
  { nowMs, limit, leaseMs }: { nowMs: number; limit: number; leaseMs: number },
): Promise<WaitingMail[]> {
  return await inTransaction(db, async (tx) => {
    const due = await tx
      .selectFrom('mails')
      .select(['order_id as orderId', 'created_at_ms as createdAtMs', 'tries'])
      .where('next_try_at_ms', '<=', nowMs)
      .where(({ eb, or }) =>
        or([eb('leased_until_ms', 'is', null), eb('leased_until_ms', '<=', nowMs)]),
      )
      .orderBy('next_try_at_ms')
      .limit(limit)
      .$if(isPostgres(tx), (query) => query.forUpdate().skipLocked())
      .execute();
    const ids = due.map(({ orderId }) => orderId);
    if (ids.length > 0) {
      await tx
        .updateTable('mails')
        .set({ leased_until_ms: nowMs + leaseMs })
        .where('order_id', 'in', ids)
        .execute();
    }
    return due;
  });
}

/** The mail has been handed to the mail server; it is never due again. */
export async function markMailSent(
  db: Database,
  orderId: string,
  { sentAtMs }: { sentAtMs: number },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at_ms: sentAtMs, next_try_at_ms: null, leased_until_ms: null })
    .where('order_id', '=', orderId)
    .execute();
}

/** Sending failed; the mail is due again at that time. One that was sent meanwhile stays sent. */
export async function markMailFailed(
  db: Database,
  orderId: string,
  { nextTryAtMs }: { nextTryAtMs: number },
): Promise<void> {
  await db
    .updateTable('mails')
    .set(({ eb }) => ({
      tries: eb('tries', '+', 1),
      next_try_at_ms: nextTryAtMs,
      leased_until_ms: null,
    }))
    .where('order_id', '=', orderId)
    .where('sent_at_ms', 'is', null)
    .execute();
}
