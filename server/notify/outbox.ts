import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction, MailsTable } from '#server/database/schema.ts';

/** A mail that waits to be sent; its text is made from the order. */
export type WaitingMail = Pick<Selectable<MailsTable>, 'orderId' | 'createdAtMs' | 'tries'>;

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

/** The mail has been handed to the mail server; it is never due again. */
export async function markMailSent(
  db: Database,
  orderId: string,
  { sentAtMs }: { sentAtMs: number },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sentAtMs, nextTryAtMs: null, leasedUntilMs: null })
    .where('orderId', '=', orderId)
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
      nextTryAtMs,
      leasedUntilMs: null,
    }))
    .where('orderId', '=', orderId)
    .where('sentAtMs', 'is', null)
    .execute();
}
