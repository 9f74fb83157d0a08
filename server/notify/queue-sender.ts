import type { FastifyBaseLogger } from 'fastify';
import type { PollingOptions, PollingWorker } from '#server/jobs/poller.ts';
import { createLeasedWorker, type LeasedWork } from '#server/jobs/poller.ts';
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
  lease: LeasedWork<Item>['lease'];
  write: (item: Item) => Promise<AgencyMail>;
  markSent: (item: Item, sentAtMs: number) => Promise<void>;
  markFailed: (item: Item, failed: { nextTryAtMs: number; failures: number }) => Promise<void>;
  /** What the log says the mail is about. */
  about: (item: Item) => object;
}

/** What sending needs. */
export interface SenderParts {
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
 * Sends the mails of a queue. Where an instance dies between sending and marking, the mail is sent once
 * more with the same Message-ID.
 */
export function createQueueSender<Item extends { tries: number }>(
  queue: MailQueue<Item>,
  { send, nowMs, log }: SenderParts,
  options = mailPolling,
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

  return createLeasedWorker(
    {
      lease: queue.lease,
      work: deliver,
      nowMs,
      reportItem: (_item, error) => log.error(reasonOf(error), 'mail sent but not recorded'),
      reportPoll: (error) => log.error(reasonOf(error), 'mail poll failed'),
    },
    options,
  );
}
