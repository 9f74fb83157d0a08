import type { FastifyBaseLogger } from 'fastify';
import type { AlertLabels } from '#contract/payment-labels.ts';
import type { Database } from '#server/database/schema.ts';
import { raiseAlert, wasNotifiedRecently } from './alerts.ts';

/** Notifies staff of a problem of the checkout itself. */
type NotifyStaff = (cause: keyof Omit<AlertLabels, 'other'>) => void;

interface NotifierDeps {
  db: Database;
  nowMs: () => number;
  /** Mails an alert at once; undefined if no alerts are mailed. */
  send?: ((cause: string, atMs: number) => Promise<void>) | undefined;
}

/**
 * Notifies staff by log and mail, at most once an hour for each cause. The mail is stored in the database.
 * If the database is down, which may be the very problem, each server mails at once.
 */
export function createStaffNotifier(
  { db, nowMs, send }: NotifierDeps,
  log: () => FastifyBaseLogger | undefined,
): NotifyStaff {
  const notifiedAtMs = new Map<string, number>();

  const mail = async (cause: string, atMs: number): Promise<void> => {
    try {
      await raiseAlert(db, { cause, atMs });
    } catch (error) {
      log()?.error({ flag: cause, err: error }, 'alert was not stored');
      await send?.(cause, atMs);
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
