import type { Lease } from './leases.ts';

/** How a worker polls; times are ms. */
export interface PollingOptions extends Pick<Lease, 'leaseMs'> {
  intervalMs: number;
  batchSize: number;
}

/** Processes work that is due in the database. */
export interface PollingWorker {
  start: () => void;
  /** Resolves once current work has ended. */
  stop: () => Promise<void>;
  /** Polls once and waits for the work; returns the number of items. */
  poll: () => Promise<number>;
  /** Time since the last successful poll, or the start, in ms. */
  silentMs: () => number;
}

/** Repeats a poll until it is stopped. */
export interface Poller extends Omit<PollingWorker, 'poll'> {
  /** Polls at once, or right after the current poll. */
  wake: () => void;
}

/**
 * Repeats `poll`, which returns the number of items: at once after a full batch, otherwise after the
 * interval. Failures are reported; polls never overlap.
 */
export function createPoller(
  poll: () => Promise<number>,
  { batchSize, intervalMs }: Omit<PollingOptions, 'leaseMs'>,
  report: (error: unknown) => void,
): Poller {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let stopped = true;
  let woken = false;
  let lastSuccessAtMs = performance.now();

  const run = async (): Promise<void> => {
    woken = false;
    const count = await poll().catch(report);
    current = undefined;
    if (count !== undefined) lastSuccessAtMs = performance.now();
    schedule(woken || count === batchSize ? 0 : intervalMs);
  };

  const schedule = (delayMs: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      current = run();
    }, delayMs);
  };

  return {
    silentMs: () => performance.now() - lastSuccessAtMs,
    start: () => {
      stopped = false;
      lastSuccessAtMs = performance.now();
      schedule(0);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
    wake: () => {
      woken = true;
      if (!current) schedule(0);
    },
  };
}

/** Combines workers into one. */
export function pollTogether(workers: PollingWorker[]): PollingWorker {
  return {
    silentMs: () => Math.max(...workers.map((worker) => worker.silentMs())),
    start: () => {
      for (const worker of workers) worker.start();
    },
    stop: async () => void (await Promise.all(workers.map((worker) => worker.stop()))),
    poll: async () => {
      const counts = await Promise.all(workers.map((worker) => worker.poll()));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}

/** Work on what is due in the database. */
export interface LeasedWork<Item> {
  lease: (lease: Lease) => Promise<Item[]>;
  work: (item: Item) => Promise<void>;
  nowMs: () => number;
  /** Reports a failed item, which is due again when its lease expires. */
  reportItem: (item: Item, error: unknown) => void;
  /** Reports a failed poll, which is repeated. */
  reportPoll: (error: unknown) => void;
}

/**
 * Processes due items, at most `batchSize` at a time, each in one instance. A poll does not wait for the
 * work, so a hanging item delays no other.
 */
export function createLeasedWorker<Item>(
  { lease, work, nowMs, reportItem, reportPoll }: LeasedWork<Item>,
  options: PollingOptions,
): PollingWorker {
  const running = new Set<Promise<void>>();

  const startWork = (item: Item): void => {
    const done = work(item)
      .catch((error: unknown) => reportItem(item, error))
      .finally(() => {
        const wasFull = running.size === options.batchSize;
        running.delete(done);
        if (wasFull) poller.wake();
      });
    running.add(done);
  };

  const leaseAndStart = async (): Promise<number> => {
    const limit = options.batchSize - running.size;
    if (limit === 0) return 0;
    const due = await lease({ nowMs: nowMs(), limit, leaseMs: options.leaseMs });
    due.forEach(startWork);
    return due.length;
  };

  const poller = createPoller(leaseAndStart, options, reportPoll);
  const finish = async (): Promise<void> => void (await Promise.all(running));
  const poll = async (): Promise<number> => {
    const count = await leaseAndStart();
    await finish();
    return count;
  };
  const stop = async (): Promise<void> => {
    await poller.stop();
    await finish();
  };
  return { ...poller, poll, stop };
}

/** A worker counts as silent after this long without a successful poll, in ms. */
const longestSilenceMs = 10 * 60_000;

/** Checks every minute that the workers still poll. Returns a function that stops it. */
export function watchWorkers(
  workers: Pick<PollingWorker, 'silentMs'>[],
  reportSilence: () => void,
): () => void {
  const timer = setInterval(() => {
    if (workers.some((worker) => worker.silentMs() > longestSilenceMs)) reportSilence();
  }, 60_000);
  timer.unref();
  return () => clearInterval(timer);
}
