import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/tables.ts';
import { findOrder } from '#server/orders/orders.repository.ts';
import { createPoller, type PollingOptions, type PollingWorker } from '#server/polling/poller.ts';
import { createSendMail, longestSendMs } from './mail-transport.ts';
import {
  leaseDueMails,
  markMailFailed,
  markMailSent,
  type WaitingMail,
} from './outbox.repository.ts';
import { type MailLabels, paidMail } from './paid-mail.ts';

/** What the mails are made of and where they go. */
export interface MailParts {
  db: Database;
  mail: NonNullable<Config['mail']>;
  labels: MailLabels;
  nowMs: () => number;
}

/** How the running server polls the outbox. */
export const mailPolling: PollingOptions = {
  intervalMs: 5_000,
  batchSize: 5,
  leaseMs: 3 * longestSendMs,
};

const minuteMs = 60_000;
/** From this failure on, a person must look (docs/operations.md, Alerts). */
const alertingTries = 5;

/** Pause after the first, second, third … failure: 1, 2, 4 … minutes, at most an hour; in ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(2 ** (failures - 1), 60) * minuteMs;

/** Always the same for an order, so that a mail that is sent again is recognised as the same. */
export const messageIdOf = (orderId: string, from: string): string =>
  `<${orderId}.paid@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** Codes only: the message of a mail server may repeat what was sent to it. */
function reasonOf(error: unknown): { code?: string; responseCode?: number; message?: string } {
  const { code, responseCode, message } = error as ReturnType<typeof reasonOf>;
  return code === undefined ? { message: message ?? String(error) } : { code, responseCode };
}

/**
 * Sends the mails of the outbox. What is due stands in the database and is leased, so it goes on
 * after a restart and no two instances send the same mail. Where one dies between sending and
 * marking, the mail is sent once more with the same Message-ID.
 */
export function createMailSender(
  { db, mail, labels, nowMs }: MailParts,
  log: FastifyBaseLogger,
  options: PollingOptions = mailPolling,
): PollingWorker {
  const send = createSendMail(mail);

  const sendOne = async ({ orderId, createdAtMs }: WaitingMail): Promise<void> => {
    const order = await findOrder(db, orderId);
    if (!order) throw new Error('a mail has no order');
    const messageId = messageIdOf(orderId, mail.from);
    await send({ messageId, ...paidMail(order, createdAtMs, labels) });
  };

  const retryLater = async ({ orderId, tries }: WaitingMail, error: unknown): Promise<void> => {
    const failures = tries + 1;
    const nextTryAtMs = nowMs() + pauseAfter(failures);
    const level = failures < alertingTries ? 'warn' : 'error';
    log[level]({ orderId, failures, nextTryAtMs, ...reasonOf(error) }, 'mail was not sent');
    await markMailFailed(db, orderId, { nextTryAtMs });
  };

  const deliver = async (waiting: WaitingMail): Promise<void> => {
    const { orderId } = waiting;
    try {
      await sendOne(waiting);
    } catch (error) {
      return await retryLater(waiting, error);
    }
    await markMailSent(db, orderId, { sentAtMs: nowMs() });
    log.info({ orderId }, 'mail sent');
  };

  const poll = async (): Promise<number> => {
    const { batchSize, leaseMs } = options;
    const due = await leaseDueMails(db, { nowMs: nowMs(), limit: batchSize, leaseMs });
    for (const result of await Promise.allSettled(due.map(deliver))) {
      // Neither sent nor failed in the database: it is due again when the lease ends.
      if (result.status === 'rejected') log.error(reasonOf(result.reason), 'mail was not marked');
    }
    return due.length;
  };

  const { start, stop } = createPoller(poll, options, (error) =>
    log.error(reasonOf(error), 'mail poll failed'),
  );
  return { poll, start, stop };
}
