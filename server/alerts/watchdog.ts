import type { PollingWorker } from '#server/polling/poller.ts';
import type { CheckoutTrouble, TellPerson } from './tell-person.ts';

/** A worker that has not polled for so long is silent, in ms. */
const silentMs = 10 * 60_000;
const everyMs = 60_000;

/** Workers whose silence a person must hear of, by the cause of the alert. */
export type WatchedWorkers = [CheckoutTrouble, Pick<PollingWorker, 'silentMs'>][];

/** Looks every minute whether the workers still poll. Returns what ends it. */
export function watchWorkers(workers: WatchedWorkers, tell: TellPerson): () => void {
  const timer = setInterval(() => {
    for (const [cause, worker] of workers) if (worker.silentMs() > silentMs) tell(cause);
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
