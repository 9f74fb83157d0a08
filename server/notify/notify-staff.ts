import type { FastifyBaseLogger } from 'fastify';
import type { AlertLabels } from '#contract/alert-labels.ts';
import type { Database } from '#server/database/schema.ts';
import { raiseAlert, type WaitingAlert, wasNotifiedRecently } from './alerts.ts';
import { acquireHourlyMailSlot } from './claim-mail.ts';

/** What can be wrong with the checkout itself. */
export type CheckoutProblem = keyof Omit<AlertLabels, 'other'>;

/** Tells a person that something is wrong with the checkout itself. */
export type NotifyStaff = (cause: CheckoutProblem) => void;

/** What telling needs. */
interface NotifierParts {
  db: Database;
  /** DATA_DIR, by which the servers of one machine agree on one mail while the database does not answer. */
  folder: string;
  nowMs: () => number;
  /** Mails an alert at once; undefined where no alerts are mailed. */
  send?: ((alert: WaitingAlert) => Promise<void>) | undefined;
}

/**
 * Tells a person through the log and by mail, at most once an hour for each cause. The mail is stored in
 * the database. If the database does not answer, the mail is sent at once, because that may be the very
 * fault.
 */
export function createStaffNotifier(
  { db, folder, nowMs, send }: NotifierParts,
  log: () => FastifyBaseLogger | undefined,
): NotifyStaff {
  const notifiedAtMs = new Map<string, number>();

  const mail = async (cause: string, atMs: number): Promise<void> => {
    try {
      await raiseAlert(db, { cause, atMs });
    } catch (error) {
      log()?.error({ flag: cause, err: error }, 'alert was not stored');
      if (!acquireHourlyMailSlot(folder, cause, atMs)) return;
      await send?.({ cause, orderIds: '', raisedAtMs: atMs, tries: 0 });
    }
  };

  return (cause) => {
    const atMs = nowMs();
    if (wasNotifiedRecently(notifiedAtMs.get(cause), atMs)) return;
    notifiedAtMs.set(cause, atMs);
    log()?.error({ flag: cause }, 'checkout problem: staff action required');
    mail(cause, atMs).catch(() => log()?.error({ flag: cause }, 'alert was not mailed'));
  };
}
