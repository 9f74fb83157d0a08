import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction, MailsTable } from '#server/database/schema.ts';
import { releaseLease } from '#server/jobs/leases.ts';

/** A mail that waits to be sent; its text is made from the order. */
export type WaitingMail = Pick<
  Selectable<MailsTable>,
  'orderId' | 'createdAtMs' | 'tries' | 'leasedUntilMs'
>;

/** A mail that a worker has leased. */
type LeasedMail = Pick<WaitingMail, 'orderId' | 'leasedUntilMs'>;

/** Puts the mail of a paid order into the outbox, in the transaction that makes it paid. */
export async function enqueueMail(
  tx: DatabaseTransaction,
  { orderId, atMs }: { orderId: string; atMs: number },
): Promise<void> {
  await tx
    .insertInto('mails')
    .values({ orderId, createdAtMs: atMs, tries: 0, nextTryAtMs: atMs })
    .execute();
}

/** The mail has been handed to the mail server; it is never due again, whoever has leased it since. */
export async function markMailSent(
  db: Database,
  mail: LeasedMail,
  { sentAtMs }: { sentAtMs: number },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAtMs, nextTryAtMs: null, leasedUntilMs: releaseLease(mail) })
    .where('orderId', '=', mail.orderId)
    .execute();
}

/**
 * Sending failed; the mail is due again at that time. Does nothing if it was sent meanwhile, or if another
 * worker has leased it since.
 */
export async function markMailFailed(
  db: Database,
  { orderId, leasedUntilMs }: LeasedMail,
  { nextTryAtMs }: { nextTryAtMs: number },
): Promise<void> {
  await db
    .updateTable('mails')
    .set(({ eb }) => ({
      tries: eb('tries', '+', 1),
      nextTryAtMs,
      leasedUntilMs: null,
    }))
    .where('orderId', '=', orderId)
    .where('sentAtMs', 'is', null)
    .where('leasedUntilMs', '=', leasedUntilMs)
    .execute();
}
