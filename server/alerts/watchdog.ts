import type { PollingWorker } from '#server/polling/poller.ts';
import type { Heartbeat } from './heartbeat.ts';
import { silentMs } from './heartbeats.repository.ts';
import type { CheckoutProblem, NotifyStaff } from './notify-staff.ts';

const everyMs = 60_000;

/** Workers whose silence a person must hear of, by the cause of the alert. */
export type WatchedWorkers = [CheckoutProblem, Pick<PollingWorker, 'silentMs'>][];

/**
 * Looks every minute whether the workers still poll, and lets the other servers know when each of
 * them last did. Returns what ends it.
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
