import type { FastifyBaseLogger } from 'fastify';
import { rulesOf } from '#contract/order-states.ts';
import type { Retention } from '#contract/payment-labels.ts';
import { emptyWriteAheadLog } from '#server/database/engine.ts';
import type { Database } from '#server/database/schema.ts';
import { dayMs, indianDayStart, indianTime } from '#server/orders/indian-time.ts';
import { listOrders } from '#server/orders/list.ts';
import { eraseDetails } from '#server/orders/moves.ts';
import type { Order } from '#server/orders/order.ts';
import type { PaymentProvider } from '#server/payments/provider.ts';
import { watchedRefunds } from '#server/refunds/store.ts';
import { createPoller, type Poller } from './poller.ts';

const hourMs = 60 * 60_000;

/**
 * Erases the payer's details of orders past their retention, and returns how many: unpaid ones after some days,
 * others some financial years after the one in which the money arrived. Leaves orders that are under way, flagged
 * or being refunded.
 */
export async function erasePastRetention(
  db: Database,
  retention: Retention,
  nowMs: number,
): Promise<number> {
  const toMs = nowMs - retention.unpaidDays * dayMs;
  // Staff may have to call the payer if a refund fails.
  const beingRefunded = new Set((await watchedRefunds(db)).map(({ orderId }) => orderId));
  let erased = 0;
  for await (const order of listOrders(db, { toMs, hasDetails: true })) {
    const { flag, id, state } = order;
    if (flag !== null || !rulesOf(state).isSettled || beingRefunded.has(id)) continue;
    if (rulesOf(state).hasMoney && accountsEndMs(order, retention.paidYears) > nowMs) continue;
    await eraseDetails(db, id, { cause: 'retention', atMs: nowMs });
    erased += 1;
  }
  // Even if nothing was erased: another program may have blocked this last time.
  await emptyWriteAheadLog(db);
  return erased;
}

/** When the retention of an order with money ends, in ms since 1970. India's financial year ends in March. */
function accountsEndMs(order: Order, years: number): number {
  const [year, month] = indianTime(order.paidAtMs ?? order.paymentAtMs ?? order.createdAtMs)
    .split('-')
    .map(Number);
  const endYear = Number(year) + (Number(month) > 3 ? 1 : 0);
  return indianDayStart(`${endYear + years}-04-01`) ?? Number.POSITIVE_INFINITY;
}

interface ClockCheckDeps {
  db: Database;
  provider: Pick<PaymentProvider, 'clockOffsetMs' | 'connect'>;
  nowMs: () => number;
}

/**
 * Whether our clock is right to within a day, by the provider's clock or, if that is unavailable, by the newest
 * payment, which the provider has dated. A clock that is years ahead would end every order's retention.
 */
async function isClockPlausible({ db, provider, nowMs }: ClockCheckDeps): Promise<boolean> {
  if (provider.clockOffsetMs() === undefined) await provider.connect().catch(() => undefined);
  const offsetMs = provider.clockOffsetMs();
  if (offsetMs !== undefined) return Math.abs(offsetMs) <= dayMs;
  const { newestMs } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.max('paymentAtMs').as('newestMs'))
    .executeTakeFirstOrThrow();
  return newestMs !== null && Math.abs(newestMs - nowMs()) <= dayMs;
}

/**
 * Erases details past their retention at the start and then daily; retries hourly while the clock cannot be
 * confirmed or the database is down. Two servers may do so at once.
 */
export function createRetention(
  { retention, ...deps }: ClockCheckDeps & { retention: () => Retention },
  log: FastifyBaseLogger,
): Poller {
  let nextAtMs = Number.NEGATIVE_INFINITY;
  const poll = async (): Promise<number> => {
    if (performance.now() < nextAtMs) return 0;
    if (!(await isClockPlausible(deps))) {
      log.warn('retention skipped: the clock differs by more than a day, or cannot be confirmed');
      return 0;
    }
    const erased = await erasePastRetention(deps.db, retention(), deps.nowMs());
    nextAtMs = performance.now() + dayMs;
    if (erased > 0) log.info({ erased }, 'details of old orders erased');
    return erased;
  };
  const polling = { intervalMs: hourMs, batchSize: Number.POSITIVE_INFINITY };
  return createPoller(poll, polling, (error) => log.error({ err: error }, 'retention failed'));
}
