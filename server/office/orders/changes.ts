import type { Change } from '#contract/office/orders.ts';
import { rulesOf } from '#contract/order-states.ts';
import type { Database } from '#server/database/schema.ts';
import { createPoller } from '#server/jobs/poller.ts';
import type { OrderMove } from '#server/orders/order.ts';

/** Clocks of two servers, and of the database's last entries, may differ by this much. */
const overlapMs = 10_000;

/** Entries that one poll reads; a page that misses older ones loads its lists again anyway. */
const mostEntries = 500;

/** Publishes changes of orders to listeners. */
export interface Changes {
  /** Calls back with each batch of new changes. Returns the function that ends it. */
  listen: (listener: (changes: Change[]) => void) => () => void;
}

type Entry = Pick<OrderMove, 'orderId' | 'seq' | 'event' | 'fromState' | 'toState' | 'atMs'>;

const keyOf = ({ orderId, seq }: Entry) => `${orderId} ${seq}`;

const changeOf = ({ orderId, seq, event, fromState, toState }: Entry): Change => ({
  ...{ orderId, seq, event, toState },
  isPayment: rulesOf(toState).isPaid && fromState !== toState,
});

/** Polls the history of all orders while anybody listens, once for all of them. */
export function createChanges(
  { db, nowMs }: { db: Database; nowMs: () => number },
  intervalMs: number,
  report: (error: unknown) => void,
): Changes {
  const listeners = new Set<(changes: Change[]) => void>();
  /** Entries of the last poll; undefined before the first one, which only finds out what is old. */
  let seen: Set<string> | undefined;
  let polledAtMs = 0;

  const poll = async (): Promise<number> => {
    const atMs = nowMs();
    // By our clock, not by the newest entry: a clock that was set back must not hide what follows.
    const fromMs = Math.min(seen ? polledAtMs : atMs, atMs) - overlapMs;
    const entries = await entriesBetween(db, fromMs, atMs + overlapMs);
    const added = seen ? entries.filter((entry) => !seen?.has(keyOf(entry))) : [];
    seen = new Set(entries.map(keyOf));
    polledAtMs = atMs;
    if (added.length > 0) for (const listener of listeners) listener(added.map(changeOf));
    return 0;
  };
  const poller = createPoller(poll, { intervalMs, batchSize: Number.POSITIVE_INFINITY }, report);

  return {
    listen: (listener) => {
      if (listeners.size === 0) {
        seen = undefined;
        poller.start();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) poller.stop().catch(report);
      };
    },
  };
}

/** The newest entries between two times, the oldest first. */
async function entriesBetween(db: Database, fromMs: number, toMs: number): Promise<Entry[]> {
  const entries = await db
    .selectFrom('orderMoves')
    .select(['orderId', 'seq', 'event', 'fromState', 'toState', 'atMs'])
    .where('atMs', '>=', fromMs)
    .where('atMs', '<=', toMs)
    .orderBy('atMs', 'desc')
    .limit(mostEntries)
    .execute();
  return entries.toSorted((a, b) => a.atMs - b.atMs || a.seq - b.seq);
}
