import { setTimeout as wait } from 'node:timers/promises';

/** Runs `action` in `delayMs`. */
export type RunLater = (delayMs: number, action: () => void) => void;

/** Once the signal is aborted, no action runs any more. */
export const runLaterUnless =
  (signal: AbortSignal): RunLater =>
  (delayMs, action) =>
    void wait(delayMs, undefined, { signal }).then(action, () => undefined);
