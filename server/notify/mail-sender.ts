import type { FastifyBaseLogger } from 'fastify';
import type { AlertLabels } from '#contract/alert-labels.ts';
import type { ContentIn } from '#contract/content/languages.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/schema.ts';
import { leaseDue } from '#server/jobs/leases.ts';
import { type PollingWorker, pollTogether } from '#server/jobs/poller.ts';
import { findOrder } from '#server/orders/store.ts';
import { alertMail } from './alert-mail.ts';
import {
  type LeasedAlert,
  markAlertFailed,
  markAlertSent,
  raiseAlert,
  type WaitingAlert,
} from './alerts.ts';
import { type AgencyMail, createSendMail } from './mail-transport.ts';
import { markMailFailed, markMailSent, type WaitingMail } from './outbox.ts';
import { type MailLabels, paidMail } from './paid-mail.ts';
import { alertingTries, createQueueSender, type MailQueue } from './queue-sender.ts';

/** The part of a language's content that mails are made of. */
export interface MailContent {
  languageName: string;
  labels: { mail: MailLabels; alerts: AlertLabels; testMode: string };
}

/** What the mails are made of and where they go. */
export interface MailParts {
  db: Database;
  mail: NonNullable<Config['mail']>;
  /** Mails are written in the default language. */
  contentIn: ContentIn<MailContent>;
  /** False: staff hear of what needs a person by the log alone. */
  sendsAlerts: boolean;
  nowMs: () => number;
}

/** Always the same for a mail, so that one that is sent again is recognised as the same. */
export const messageIdOf = (name: string, from: string): string =>
  `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`;

/** Sends the mails of paid orders, and those about what needs a person. */
export function createMailSender(parts: MailParts, log: FastifyBaseLogger): PollingWorker {
  const { mail, nowMs, sendsAlerts } = parts;
  const sending = { send: createSendMail(mail), nowMs, log };
  const paid = createQueueSender(paidMails(parts), sending);
  return sendsAlerts ? pollTogether([paid, createQueueSender(alertMails(parts), sending)]) : paid;
}

/** Mails an alert at once, without the database. Undefined where no alerts are mailed. */
export function alertSenderOf(
  mail: Config['mail'],
  { sendsAlerts, labels }: Pick<MailParts, 'sendsAlerts'> & Pick<MailContent, 'labels'>,
): ((alert: WaitingAlert) => Promise<void>) | undefined {
  if (!mail || !sendsAlerts) return undefined;
  return (alert) => createSendMail(mail)(writeAlert(alert, mail.from, labels.alerts));
}

function writeAlert(alert: WaitingAlert, from: string, labels: AlertLabels): AgencyMail {
  const messageId = messageIdOf(`${alert.cause}.${alert.raisedAtMs}`, from);
  return { messageId, ...alertMail(alert, labels) };
}

function paidMails({ db, mail, contentIn, nowMs }: MailParts): MailQueue<WaitingMail> {
  return {
    lease: (lease) => leaseDue(db, 'mails', lease),
    write: async ({ orderId, createdAtMs }) => {
      const order = await findOrder(db, orderId);
      if (!order) throw new Error('a mail has no order');
      const messageId = messageIdOf(`${orderId}.paid`, mail.from);
      const { languageName } = contentIn(order.language);
      const { labels } = contentIn();
      return { messageId, ...paidMail({ order, languageName, paidAtMs: createdAtMs }, labels) };
    },
    markSent: (sent, sentAtMs) => markMailSent(db, sent, { sentAtMs }),
    markFailed: async (failed, { nextTryAtMs, failures }) => {
      await markMailFailed(db, failed, { nextTryAtMs });
      if (failures < alertingTries) return;
      await raiseAlert(db, { cause: 'outbox_stuck', atMs: nowMs() });
    },
    about: ({ orderId }) => ({ orderId }),
  };
}

function alertMails({ db, mail, contentIn }: MailParts): MailQueue<LeasedAlert> {
  return {
    lease: (lease) => leaseDue(db, 'alerts', lease),
    write: async (alert) => writeAlert(alert, mail.from, contentIn().labels.alerts),
    markSent: (alert, sentAtMs) => markAlertSent(db, alert, sentAtMs),
    markFailed: (alert, { nextTryAtMs }) => markAlertFailed(db, alert, nextTryAtMs),
    about: ({ cause, orderIds }) => ({ cause, orderIds }),
  };
}
