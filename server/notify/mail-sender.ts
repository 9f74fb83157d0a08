import type { FastifyBaseLogger } from 'fastify';
import type { CheckoutContent } from '#contract/content/checkout-content.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import type { AlertLabels } from '#contract/payment-labels.ts';
import type { Config } from '#server/config.ts';
import type { Database, Tables } from '#server/database/schema.ts';
import { leaseDue, scheduleRetry } from '#server/jobs/leases.ts';
import {
  createLeasedWorker,
  type LeasedWork,
  type PollingOptions,
  type PollingWorker,
  pollTogether,
} from '#server/jobs/poller.ts';
import { codesOf, findOrder } from '#server/orders/store.ts';
import { alertMail, idsOf, markAlertSent, raiseAlert, type StoredAlert } from './alerts.ts';
import { type AgencyMail, createSendMail, longestSendMs, type SendMail } from './mail-transport.ts';
import { markMailSent, paidMail } from './paid-mail.ts';

interface MailDeps {
  db: Database;
  mail: NonNullable<Config['mail']>;
  /** Mails are written in the default language. */
  contentIn: ContentIn<Pick<CheckoutContent, 'labels' | 'languageName'>>;
  /** False: alerts are only logged. */
  sendsAlerts: boolean;
  nowMs: () => number;
}

/** Message-ID of a mail, the same at each retry. */
export const messageIdOf = (name: string, from: string): string =>
  `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** Sends the mails of paid orders and the alerts. */
export function createMailSender(deps: MailDeps, log: FastifyBaseLogger): PollingWorker {
  const { mail, nowMs, sendsAlerts } = deps;
  const sending = { send: createSendMail(mail), nowMs, log };
  const paid = createQueueSender(paidMails(deps), sending);
  return sendsAlerts ? pollTogether([paid, createQueueSender(alertMails(deps), sending)]) : paid;
}

/** Mails an alert at once, without the database; undefined if no alerts are mailed. */
export function alertSenderOf(
  { mail, sendsAlerts }: Pick<Config, 'mail' | 'sendsAlerts'>,
  alerts: () => AlertLabels,
): ((cause: string, atMs: number) => Promise<void>) | undefined {
  if (!mail || !sendsAlerts) return undefined;
  const send = createSendMail(mail);
  return (cause, raisedAtMs) =>
    send(writeAlert({ cause, orderIds: '', raisedAtMs }, mail.from, alerts()));
}

function writeAlert(
  alert: Pick<StoredAlert, 'cause' | 'orderIds' | 'raisedAtMs'>,
  from: string,
  labels: AlertLabels,
  codes?: Map<string, string>,
): AgencyMail {
  const messageId = messageIdOf(`${alert.cause}.${alert.raisedAtMs}`, from);
  return { messageId, ...alertMail(alert, labels, codes) };
}

function paidMails({ db, mail, contentIn, nowMs }: MailDeps): MailQueue<Tables['mails']> {
  return {
    lease: (lease) => leaseDue(db, 'mails', lease),
    write: async ({ orderId, createdAtMs }) => {
      const order = await findOrder(db, orderId);
      if (!order) throw new Error('no order for this mail');
      const messageId = messageIdOf(`${orderId}.paid`, mail.from);
      const { languageName } = contentIn(order.language);
      const { labels } = contentIn();
      return { messageId, ...paidMail({ order, languageName, paidAtMs: createdAtMs }, labels) };
    },
    markSent: (sent, sentAtMs) => markMailSent(db, sent, sentAtMs),
    markFailed: async (failed, { nextTryAtMs, failures }) => {
      await scheduleRetry(db, 'mails', failed, nextTryAtMs);
      if (failures < failuresBeforeAlert) return;
      await raiseAlert(db, { cause: 'outbox_stuck', atMs: nowMs() });
    },
    about: ({ orderId }) => ({ orderId }),
  };
}

function alertMails({ db, mail, contentIn }: MailDeps): MailQueue<StoredAlert> {
  return {
    lease: (lease) => leaseDue(db, 'alerts', lease),
    write: async (alert) => {
      const codes = await codesOf(db, idsOf(alert));
      return writeAlert(alert, mail.from, contentIn().labels.alerts, codes);
    },
    markSent: (alert, sentAtMs) => markAlertSent(db, alert, sentAtMs),
    markFailed: (alert, { nextTryAtMs }) => scheduleRetry(db, 'alerts', alert, nextTryAtMs),
    about: ({ cause, orderIds }) => ({ cause, orderIds }),
  };
}

/** Default polling of each queue. */
export const mailPolling: PollingOptions = {
  intervalMs: 5_000,
  batchSize: 5,
  leaseMs: 3 * longestSendMs,
};

const minuteMs = 60_000;
/** Failures after which staff are alerted (docs/operations.md, Alerts). */
export const failuresBeforeAlert = 5;

/** Mails that are stored until they are sent. */
export interface MailQueue<Item> {
  lease: LeasedWork<Item>['lease'];
  write: (item: Item) => Promise<AgencyMail>;
  markSent: (item: Item, sentAtMs: number) => Promise<void>;
  markFailed: (item: Item, failed: { nextTryAtMs: number; failures: number }) => Promise<void>;
  /** For the log. */
  about: (item: Item) => object;
}

/** Pause after a failure: 1, 2, 4 … minutes, at most an hour; in ms. */
export const pauseAfter = (failures: number): number =>
  Math.min(2 ** (failures - 1), 60) * minuteMs;

/** Codes only: a mail server's message may quote the mail. */
function reasonOf(error: unknown): { code?: string; responseCode?: number; message?: string } {
  const { code, responseCode, message } = error as ReturnType<typeof reasonOf>;
  return code === undefined ? { message: message ?? String(error) } : { code, responseCode };
}

/** Sends the mails of a queue. After a crash, one may be sent again with the same Message-ID. */
export function createQueueSender<Item extends { tries: number }>(
  queue: MailQueue<Item>,
  { send, nowMs, log }: { send: SendMail; nowMs: () => number; log: FastifyBaseLogger },
): PollingWorker {
  const retryLater = async (item: Item, error: unknown): Promise<void> => {
    const failures = item.tries + 1;
    const nextTryAtMs = nowMs() + pauseAfter(failures);
    const level = failures < failuresBeforeAlert ? 'warn' : 'error';
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
    mailPolling,
  );
}
