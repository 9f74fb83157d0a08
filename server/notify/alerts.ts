import type { Selectable } from 'kysely';
import { fill } from '#contract/fill.ts';
import type { AlertLabels } from '#contract/payment-labels.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { AlertsTable, Database, DatabaseTransaction } from '#server/database/schema.ts';
import { type HeldLease, releaseLease } from '#server/jobs/leases.ts';

/** One cause is mailed once in this time, however often it is raised, in ms. */
export const alertPauseMs = 60 * 60_000;

/**
 * Whether the last mail was sent less than an hour ago. A clock that has been set back an hour or more
 * since then does not hold mails back.
 */
export const wasNotifiedRecently = (
  notifiedAtMs: number | null | undefined,
  atMs: number,
): boolean => typeof notifiedAtMs === 'number' && Math.abs(atMs - notifiedAtMs) < alertPauseMs;

/** An alert whose mail waits to be sent. */
export type WaitingAlert = Pick<
  Selectable<AlertsTable>,
  'cause' | 'orderIds' | 'raisedAtMs' | 'tries'
>;

/** An alert that a worker has leased. */
export type LeasedAlert = WaitingAlert & HeldLease;

/** What needs a person: an order, or without one the checkout itself. */
export interface Alert {
  /** A key of the alerts in content/{language}/payment.yaml. */
  cause: string;
  orderId?: string;
  atMs: number;
}

/**
 * Stores an alert in the given transaction. An order waits for the next mail about its cause. An alert
 * about the checkout itself is dropped while its last mail is too recent: it is raised again for as long as
 * the fault lasts.
 */
export async function raiseAlert(db: Database, { cause, orderId, atMs }: Alert): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { nextTryAtMs, sentAtMs, ...row } = await lockAlert(tx, cause, atMs);
    const nextAllowedAtMs = wasNotifiedRecently(sentAtMs, atMs)
      ? Number(sentAtMs) + alertPauseMs
      : atMs;
    if (orderId === undefined && nextAllowedAtMs > atMs) return;
    const orderIds = new Set(idsOf(row));
    if (orderId !== undefined) orderIds.add(orderId);
    const waiting = Math.min(nextTryAtMs ?? nextAllowedAtMs, atMs + alertPauseMs);
    const raisedAtMs = nextTryAtMs === null ? atMs : row.raisedAtMs;
    const changes = { orderIds: [...orderIds].join(' '), raisedAtMs, nextTryAtMs: waiting };
    await tx.updateTable('alerts').set(changes).where('cause', '=', cause).execute();
  });
}

/** The orders of an alert, in the order in which they were raised. */
export const idsOf = ({ orderIds }: Pick<WaitingAlert, 'orderIds'>): string[] =>
  orderIds.split(' ').filter(Boolean);

/** The mail has been sent. Orders that were raised meanwhile wait for the next one. */
export async function markAlertSent(
  db: Database,
  sent: LeasedAlert,
  sentAtMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const told = new Set(idsOf(sent));
    const rest = idsOf(await lockAlert(tx, sent.cause, sentAtMs)).filter((id) => !told.has(id));
    const changes = {
      orderIds: rest.join(' '),
      raisedAtMs: sentAtMs,
      tries: 0,
      nextTryAtMs: rest.length > 0 ? sentAtMs + alertPauseMs : null,
      sentAtMs,
      leasedUntilMs: releaseLease(sent),
    };
    await tx.updateTable('alerts').set(changes).where('cause', '=', sent.cause).execute();
  });
}

/** Sending failed; the mail is due again at that time. Does nothing if another worker has leased it since. */
export async function markAlertFailed(
  db: Database,
  { cause, leasedUntilMs }: Pick<LeasedAlert, 'cause' | 'leasedUntilMs'>,
  nextTryAtMs: number,
): Promise<void> {
  await db
    .updateTable('alerts')
    .set(({ eb }) => ({ tries: eb('tries', '+', 1), nextTryAtMs, leasedUntilMs: null }))
    .where('cause', '=', cause)
    .where('leasedUntilMs', '=', leasedUntilMs)
    .execute();
}

/** The row of a cause, which no other transaction changes until this one ends. */
async function lockAlert(
  tx: DatabaseTransaction,
  cause: string,
  raisedAtMs: number,
): Promise<Selectable<AlertsTable>> {
  await tx
    .insertInto('alerts')
    .values({ cause, orderIds: '', raisedAtMs, tries: 0 })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .execute();
  return await tx
    .selectFrom('alerts')
    .selectAll()
    .where('cause', '=', cause)
    .$if(isPostgres(tx), (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
}

/** Orders that one mail names; the list of all is a command away. */
const mostOrders = 20;

/**
 * The alert mail: what to do, and the commands for each flagged order. Orders are named by their ids alone, so
 * that the mail says nothing about who placed them.
 */
export function alertMail(
  alert: WaitingAlert,
  labels: AlertLabels,
): { subject: string; text: string } {
  const { subject, text } = labelsOf(alert.cause, labels);
  const ids = idsOf(alert);
  const orders = ids
    .slice(0, mostOrders)
    .map((id) => commandsFor(alert.cause, id, labels).join('\n'))
    .filter(Boolean);
  const rest = ids.length > mostOrders ? ['site-orders list --flag'] : [];
  const isUnknown = !(alert.cause in labels);
  return {
    subject: isUnknown ? `${subject}: ${alert.cause}` : subject,
    text: [text, ...orders, ...rest].join('\n\n'),
  };
}

/** The commands by which staff settle an order's flag, by the reason of the flag. */
export function commandsFor(cause: string, orderId: string, labels: AlertLabels): string[] {
  const { commands } = labelsOf(cause, labels);
  return commands ? fill(commands, { id: orderId }).trim().split('\n') : [];
}

function labelsOf(cause: string, labels: AlertLabels) {
  const found = Object.entries(labels).find(([name]) => name === cause)?.[1] ?? labels.other;
  return { commands: undefined, ...found };
}
