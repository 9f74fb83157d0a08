/** Work that is done in rounds, until it is stopped. */
export interface Rounds {
  start: () => void;
  /** Ends after the round that is under way. */
  stop: () => Promise<void>;
  /** Begins the next round at once, or right after the one that is under way. */
  wake: () => void;
}

/**
 * Repeats a round: at once while there is more to do, else after a pause. A round that fails is
 * reported and tried again after the pause; two rounds never run at once.
 */
export function repeatRounds(
  round: () => Promise<number>,
  { atOnce, everyMs }: { atOnce: number; everyMs: number },
  report: (error: unknown) => void,
): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<void> | undefined;
  let stopped = true;
  let woken = false;

  const run = async (): Promise<void> => {
    woken = false;
    const count = await round().catch(report);
    current = undefined;
    plan(woken || count === atOnce ? 0 : everyMs);
  };

  const plan = (delayMs: number): void => {
    clearTimeout(timer);
    if (stopped) return;
    timer = setTimeout(() => {
      current = run();
    }, delayMs);
  };

  return {
    start: () => {
      stopped = false;
      plan(0);
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await current;
    },
    wake: () => {
      woken = true;
      if (!current) plan(0);
    },
  };
}
