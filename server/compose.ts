import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type CheckoutContent, readCheckoutContent } from '#contract/content/checkout-content.ts';
import { type ContentIn, readLanguages } from '#contract/content/languages.ts';
import { localPath } from '#contract/local-path.ts';
import { openDatabase } from '#server/database/connection.ts';
import { createReadiness } from '#server/database/readiness.ts';
import { createReconciler, reconcilerPolling } from '#server/jobs/order-reconciler.ts';
import { type PollingWorker, watchWorkers } from '#server/jobs/poller.ts';
import { createRefundReconciler, refundPolling } from '#server/jobs/refund-reconciler.ts';
import { createRetention } from '#server/jobs/retention.ts';
import { commandsFor } from '#server/notify/alerts.ts';
import { alertSenderOf, createMailSender } from '#server/notify/mail-sender.ts';
import { createStaffNotifier } from '#server/notify/notify-staff.ts';
import { payerWaitBudget } from '#server/orders/follow-payment.ts';
import { requestCheck } from '#server/orders/schedule.ts';
import { createProvider } from '#server/payments/create-provider.ts';
import { requestRefundCheck } from '#server/refunds/store.ts';
import type { AppDeps } from './app.ts';
import type { Config } from './config.ts';

/** Requests that one address may make to the payment API in a minute. */
const defaultRatePerMinute = 60;

/** How long stopping waits for checks and mails, in ms; a lease makes those that are cut off due again. */
const longestStopMs = 500;

/** Clock, waits and polling; tests bring faster ones. */
const defaultTiming = {
  nowMs: Date.now,
  waitBudget: payerWaitBudget,
  polling: reconcilerPolling,
  refundPolling,
};

/** Opens the database and builds the checkout. Throws DatabaseUnavailable or ContentError. */
export async function openCheckout(config: Config, timing = defaultTiming) {
  const { nowMs, waitBudget } = timing;
  const content = { in: readLanguages(readCheckoutContent) };
  const contentIn: ContentIn<CheckoutContent> = (language) => content.in(language);
  const db = await openDatabase(config);
  const state: {
    log?: FastifyBaseLogger;
    workers: Pick<PollingWorker, 'start' | 'stop'>[];
    endWatch?: () => void;
  } = { workers: [] };
  const alerts = () => contentIn().labels.alerts;
  const send = alertSenderOf(config, alerts);
  const notifyStaff = createStaffNotifier({ db, nowMs, send }, () => state.log);
  const provider = createProvider(config, nowMs, notifyStaff);
  // ERROR in the log means that staff must act now (docs/operations.md, Alerts).
  const alert = (orderId: string, reason: string) => {
    const commands = commandsFor(reason, orderId, alerts());
    state.log?.error({ orderId, flag: reason, commands }, 'order flagged for staff');
  };
  const checkDeps = { db, provider, nowMs, alert };

  const api: NonNullable<AppDeps['api']> = {
    payments: {
      checkout: {
        ...checkDeps,
        get catalogue() {
          return contentIn().catalogue;
        },
        get gstPercent() {
          return contentIn().gstPercent;
        },
        returnUrl: ({ id, language }) =>
          `${config.publicUrl}${localPath(contentIn(language).language, '/payment-status')}?id=${id}`,
      },
      contentIn,
      waitBudget,
    },
    serveWebhooks: (scope) =>
      provider.serveWebhooks(
        scope,
        (id, ignoredStates) => requestCheck(db, id, nowMs(), ignoredStates),
        (id) => requestRefundCheck(db, id, nowMs()),
      ),
    isReady: createReadiness(db),
    ratePerMinute: config.ratePerMinute ?? defaultRatePerMinute,
    publicUrl: config.publicUrl,
  };

  return {
    testModeName: provider.testModeName,
    /** What the office shares with it. */
    office: { db, provider, checkDeps, contentIn, nowMs },
    /** Reads the content again, prices included. Throws a ContentError and keeps the old content if it is invalid. */
    reloadContent: () => {
      content.in = readLanguages(readCheckoutContent);
    },
    api,
    start: (log: FastifyBaseLogger) => {
      state.log = log;
      const reconciler = createReconciler(checkDeps, log, timing.polling);
      const refunds = createRefundReconciler(checkDeps, log, timing.refundPolling);
      const retention = createRetention(
        { db, provider, nowMs, retention: () => contentIn().labels.retention },
        log,
      );
      state.workers = [reconciler, refunds, retention];
      const { mail, sendsAlerts } = config;
      if (mail) {
        state.workers.push(createMailSender({ db, mail, contentIn, sendsAlerts, nowMs }, log));
      }
      for (const worker of state.workers) worker.start();
      provider
        .connect()
        .catch((err) => log.warn({ err }, 'payment provider unreachable at startup'));
      state.endWatch = watchWorkers([reconciler, refunds], () => notifyStaff('reconciler_silent'));
    },
    stop: async () => {
      state.endWatch?.();
      const ended = Promise.all(state.workers.map((worker) => worker.stop()));
      await Promise.race([ended, wait(longestStopMs, undefined, { ref: false })]);
      await db.destroy();
    },
  };
}
