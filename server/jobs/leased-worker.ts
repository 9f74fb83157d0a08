import type { Lease } from './leases.ts';
import { createPoller, type PollingOptions, type PollingWorker } from './poller.ts';

/** Work on what is due in the database. */
export interface LeasedWork<Item> {
  /** Hands out what is due, to no other caller until the lease ends or the item is given back. */
  lease: (lease: Lease) => Promise<Item[]>;
  work: (item: Item) => Promise<void>;
  nowMs: () => number;
  /** Told of an item whose work failed: it is due again when its lease ends. */
  reportItem: (item: Item, error: unknown) => void;
  /** Told of a poll that failed: it is repeated. */
  reportPoll: (error: unknown) => void;
}

/**
 * Works on what is due, item by item, at most `batchSize` at a time. What is due stands in the database
 * and is leased, so it goes on after a restart and in one instance at a time. A poll does not wait for
 * the work: an item that hangs delays no other.
 */
export function createLeasedWorker<Item>(
  { lease, work, nowMs, reportItem, reportPoll }: LeasedWork<Item>,
  options: PollingOptions,
): PollingWorker {
  const underWay = new Set<Promise<void>>();

  const follow = (item: Item): void => {
    const working = work(item)
      .catch((error: unknown) => reportItem(item, error))
      .finally(() => {
        const wasFull = underWay.size === options.batchSize;
        underWay.delete(working);
        if (wasFull) poller.wake();
      });
    underWay.add(working);
  };

  const begin = async (): Promise<number> => {
    const limit = options.batchSize - underWay.size;
    if (limit === 0) return 0;
    const due = await lease({ nowMs: nowMs(), limit, leaseMs: options.leaseMs });
    due.forEach(follow);
    return due.length;
  };

  const poller = createPoller(begin, options, reportPoll);
  const finish = async (): Promise<void> => void (await Promise.all(underWay));
  const poll = async (): Promise<number> => {
    const count = await begin();
    await finish();
    return count;
  };
  const stop = async (): Promise<void> => {
    await poller.stop();
    await finish();
  };
  return { ...poller, poll, stop };
}
