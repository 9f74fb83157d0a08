import type { FastifyBaseLogger } from 'fastify';
import { ProviderUnavailable } from '#server/payments/provider.ts';
import { repeatRounds } from '#server/rounds/rounds.ts';
import {
  type Confirmation,
  confirmPayment,
  scheduleNextCheck,
  scheduleRetry,
} from './confirm-payment.ts';
import type { Order } from './order.ts';
import { leaseDueOrders } from './orders.repository.ts';

/** How the reconciler works, in ms and orders. */
export interface Pace {
  everyMs: number;
  atOnce: number;
  /** Longer than one question to the provider takes, with its time-outs. */
  leaseMs: number;
}

/** The pace of the running server. */
export const usualPace: Pace = { everyMs: 1_000, atOnce: 20, leaseMs: 60_000 };

/** The reconciler, to be started and stopped with the server. */
export interface Reconciler {
  start: () => void;
  /** Ends after the checks that are under way. */
  stop: () => Promise<void>;
  /** One round to the end of its checks; returns how many orders were asked about. */
  round: () => Promise<number>;
}

/**
 * Asks the provider about every order that waits, on PhonePe's schedule, until it is settled or its
 * time ran out (docs/phonepe.md, Status checks). What is due stands in the database, so it goes on
 * after a restart, and orders are leased, so no two checks of the same one run at once, in whatever
 * instance. A round does not wait for its checks: one that hangs holds up no other order.
 */
export function createReconciler(
  confirmation: Omit<Confirmation, 'cause'>,
  log: FastifyBaseLogger,
  pace: Pace = usualPace,
): Reconciler {
  const underWay = new Set<Promise<void>>();

  const check = async (order: Order): Promise<void> => {
    const { db, nowMs } = confirmation;
    // Not the time of the answer: the last question must have been asked after the order's end.
    const askedAtMs = nowMs();
    try {
      const asked = await confirmPayment(order, { ...confirmation, cause: 'reconciler' });
      await scheduleNextCheck(db, order, asked, askedAtMs);
    } catch (error) {
      const level = error instanceof ProviderUnavailable ? 'warn' : 'error';
      log[level]({ orderId: order.id, err: error }, 'status check failed');
      await scheduleRetry(db, order, nowMs());
    }
  };

  const follow = (order: Order): void => {
    const checking = check(order)
      .catch((error: unknown) => log.error({ orderId: order.id, err: error }, 'check was not kept'))
      .finally(() => {
        const wasFull = underWay.size === pace.atOnce;
        underWay.delete(checking);
        if (wasFull) rounds.wake();
      });
    underWay.add(checking);
  };

  const begin = async (): Promise<number> => {
    const limit = pace.atOnce - underWay.size;
    if (limit === 0) return 0;
    const lease = { nowMs: confirmation.nowMs(), limit, leaseMs: pace.leaseMs };
    const due = await leaseDueOrders(confirmation.db, lease);
    due.forEach(follow);
    return due.length;
  };

  const rounds = repeatRounds(begin, pace, (error) =>
    log.error({ err: error }, 'reconciler round failed'),
  );
  const finish = async (): Promise<void> => void (await Promise.all(underWay));
  const round = async (): Promise<number> => {
    const count = await begin();
    await finish();
    return count;
  };
  const stop = async (): Promise<void> => {
    await rounds.stop();
    await finish();
  };
  return { round, start: rounds.start, stop };
}
