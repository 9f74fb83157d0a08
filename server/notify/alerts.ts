import { fill } from '#contract/fill.ts';
import type { AlertLabels } from '#contract/payment-labels.ts';
import { inTransaction, isPostgres } from '#server/database/engine.ts';
import type { Database, DatabaseTransaction, Tables } from '#server/database/schema.ts';
import { releaseLease } from '#server/jobs/leases.ts';

/** Minimum time between two mails about one cause, in ms. */
export const alertPauseMs = 60 * 60_000;

/** Whether the last mail was sent within an hour. A clock that was set back by more does not delay mails. */
export const wasNotifiedRecently = (
  notifiedAtMs: number | null | undefined,
  atMs: number,
): boolean => typeof notifiedAtMs === 'number' && Math.abs(atMs - notifiedAtMs) < alertPauseMs;

/** The next mail about a cause. */
export type StoredAlert = Tables['alerts'];

/** A flagged order, or a problem of the checkout itself. */
interface Alert {
  /** A key of the alerts in content/{language}/payment.yaml. */
  cause: string;
  orderId?: string;
  atMs: number;
}

/**
 * Stores an alert in the given transaction. An order is named in the next mail about its cause. An alert about
 * the checkout itself is dropped if its last mail is recent: it is raised again while the problem lasts.
 */
export async function raiseAlert(db: Database, { cause, orderId, atMs }: Alert): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { nextTryAtMs, sentAtMs, ...row } = await lockAlert(tx, cause, atMs);
    const nextAllowedAtMs = wasNotifiedRecently(sentAtMs, atMs)
      ? Number(sentAtMs) + alertPauseMs
      : atMs;
    if (orderId === undefined && nextAllowedAtMs > atMs) return;
    const ids = [...idsOf(row), ...(orderId === undefined ? [] : [orderId])];
    // While a mail is being sent, an order that it may name is listed again, for the next one.
    const orderIds = row.leasedUntilMs === null ? [...new Set(ids)] : ids;
    const waiting = Math.min(nextTryAtMs ?? nextAllowedAtMs, atMs + alertPauseMs);
    const raisedAtMs = nextTryAtMs === null ? atMs : row.raisedAtMs;
    const changes = { orderIds: orderIds.join(' '), raisedAtMs, nextTryAtMs: waiting };
    await tx.updateTable('alerts').set(changes).where('cause', '=', cause).execute();
  });
}

/** The orders of an alert, oldest first; some twice if they were raised again while a mail was being sent. */
export const idsOf = ({ orderIds }: Pick<StoredAlert, 'orderIds'>): string[] =>
  orderIds.split(' ').filter(Boolean);

/** Records that a mail was sent. Orders that were raised meanwhile wait for the next one. */
export async function markAlertSent(
  db: Database,
  sent: StoredAlert,
  sentAtMs: number,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const listed = idsOf(await lockAlert(tx, sent.cause, sentAtMs));
    for (const id of idsOf(sent)) {
      const at = listed.indexOf(id);
      if (at >= 0) listed.splice(at, 1);
    }
    const rest = [...new Set(listed)];
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

/** The row of a cause, locked until the transaction ends. */
async function lockAlert(
  tx: DatabaseTransaction,
  cause: string,
  raisedAtMs: number,
): Promise<StoredAlert> {
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

/** Maximum number of orders in one mail. */
const mostOrders = 20;

/** The mail to staff, with code and commands for each flagged order, but no payer's details. */
export function alertMail(
  alert: Pick<StoredAlert, 'cause' | 'orderIds'>,
  labels: AlertLabels,
  codes: ReadonlyMap<string, string> = new Map(),
): { subject: string; text: string } {
  const { subject, text } = labelsOf(alert.cause, labels);
  const ids = [...new Set(idsOf(alert))];
  const orders = ids
    .slice(0, mostOrders)
    .map((id) =>
      [codes.get(id), ...commandsFor(alert.cause, id, labels)].filter(Boolean).join('\n'),
    )
    .filter(Boolean);
  const rest = ids.length > mostOrders ? ['site-orders list --flag'] : [];
  const isUnknown = !(alert.cause in labels);
  return {
    subject: isUnknown ? `${subject}: ${alert.cause}` : subject,
    text: [text, ...orders, ...rest].join('\n\n'),
  };
}

/** The commands with which staff resolve a flag, one a line. */
export function commandsFor(cause: string, orderId: string, labels: AlertLabels): string[] {
  const { commands } = labelsOf(cause, labels);
  return commands ? fill(commands, { id: orderId }).trim().split('\n') : [];
}

function labelsOf(cause: string, labels: AlertLabels) {
  const found = Object.entries(labels).find(([name]) => name === cause)?.[1] ?? labels.other;
  return { commands: undefined, ...found };
}
