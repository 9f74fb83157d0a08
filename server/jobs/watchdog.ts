import type { CheckoutProblem, NotifyStaff } from '#server/notify/notify-staff.ts';
import type { Heartbeat } from './heartbeat.ts';
import { silentMs } from './heartbeats.repository.ts';
import type { PollingWorker } from './poller.ts';

const everyMs = 60_000;

/** The workers to watch, each with the cause of the alert that its silence raises. */
export type WatchedWorkers = [CheckoutProblem, Pick<PollingWorker, 'silentMs'>][];

/**
 * Checks every minute that the workers still poll, and lets the other servers know when each of them last
 * did. Returns the function that stops it.
 */
export function watchWorkers(
  workers: WatchedWorkers,
  tell: NotifyStaff,
  { beat }: Pick<Heartbeat, 'beat'>,
): () => void {
  const look = () => {
    for (const [cause, worker] of workers) if (worker.silentMs() > silentMs) tell(cause);
    void beat(Math.max(...workers.map(([, worker]) => worker.silentMs())));
  };
  look();
  const timer = setInterval(look, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
