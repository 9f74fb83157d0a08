import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/database/tables.ts';
import { createPoller, type PollingOptions, type PollingWorker } from '#server/polling/poller.ts';
import { type AgencyMail, longestSendMs, type SendMail } from './mail-transport.ts';

/** How the running server polls each queue. */
export const mailPolling: PollingOptions = {
  intervalMs: 5_000,
  batchSize: 5,
  leaseMs: 3 * longestSendMs,
};

const minuteMs = 60_000;
/** From this failure on, a person must look (docs/operations.md, Alerts). */
export const alertingTries = 5;

/** Mails that are stored until they are sent. */
export interface MailQueue<Item> {
  /** Hands out what is due, to no other caller until the lease ends or the item is marked. */
  lease: (
    db: Database,
    lease: { nowMs: number; limit: number; leaseMs: number },
  ) => Promise<Item[]>;
  write: (item: Item) => Promise<AgencyMail>;
  markSent: (item: Item, sentAtMs: number) => Promise<void>;
  markFailed: (item: Item, failed: { nextTryAtMs: number; failures: number }) => Promise<void>;
  /** What the log says the mail is about. */
  about: (item: Item) => object;
}

/** What sending needs. */
export interface SenderParts {
  db: Database;
  send: SendMail;
  nowMs: () => number;
  log: FastifyBaseLogger;
}

/** Pause after the first, second, third … failure: 1, 2, 4 … minutes, at most an hour; in ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(2 ** (failures - 1), 60) * minuteMs;

/** Codes only: the message of a mail server may repeat what was sent to it. */
function reasonOf(error: unknown): { code?: string; responseCode?: number; message?: string } {
  const { code, responseCode, message } = error as ReturnType<typeof reasonOf>;
  return code === undefined ? { message: message ?? String(error) } : { code, responseCode };
}

/**
 * Sends the mails of a queue. What is due stands in the database and is leased, so it goes on after a
 * restart and no two instances send the same mail. Where one dies between sending and marking, the
 * mail is sent once more with the same Message-ID.
 */
export function createQueueSender<Item extends { tries: number }>(
  queue: MailQueue<Item>,
  { db, send, nowMs, log }: SenderParts,
  options: PollingOptions = mailPolling,
): PollingWorker {
  const retryLater = async (item: Item, error: unknown): Promise<void> => {
    const failures = item.tries + 1;
    const nextTryAtMs = nowMs() + pauseAfter(failures);
    const level = failures < alertingTries ? 'warn' : 'error';
    const line = { ...queue.about(item), failures, nextTryAtMs, ...reasonOf(error) };
    log[level](line, 'mail was not sent');
    await queue.markFailed(item, { nextTryAtMs, failures });
  };

  const deliver = async (item: Item): Promise<void> => {
    try {
      await send(await queue.write(item));
    } catch (error) {
      return await retryLater(item, error);
    }
    await queue.markSent(item, nowMs());
    log.info(queue.about(item), 'mail sent');
  };

  const poll = async (): Promise<number> => {
    const { batchSize, leaseMs } = options;
    const due = await queue.lease(db, { nowMs: nowMs(), limit: batchSize, leaseMs });
    for (const result of await Promise.allSettled(due.map(deliver))) {
      // Neither sent nor failed in the database: it is due again when the lease ends.
      if (result.status === 'rejected') log.error(reasonOf(result.reason), 'mail was not marked');
    }
    return due.length;
  };

  const poller = createPoller(poll, options, (error) =>
    log.error(reasonOf(error), 'mail poll failed'),
  );
  return { ...poller, poll };
}
