import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { AlertLabels } from '#contract/alert-labels.ts';
import type { Database } from '#server/database/schema.ts';
import { raiseAlert, type WaitingAlert, wasNotifiedRecently } from './alerts.ts';

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

/**
 * Whether the caller should mail this cause now: true if no server that shares the folder has done so for
 * an hour. Used while the database does not answer; the servers agree by the time of a file. If it cannot
 * be written, each server mails: better twice than never.
 */
export function acquireHourlyMailSlot(folder: string, cause: string, atMs: number): boolean {
  const path = join(folder, `mailed-${cause}`);
  try {
    const mailed = statSync(path, { throwIfNoEntry: false });
    if (wasNotifiedRecently(mailed?.mtimeMs, atMs)) return false;
    rmSync(path, { force: true });
    // Of two servers at the same moment, the second one finds the file there.
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
    utimesSync(path, atMs / 1000, atMs / 1000);
    return true;
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'EEXIST');
  }
}
