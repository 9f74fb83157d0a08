/** Held by the one hidden tab that runs. */
const lockName = 'office-hidden-tab';

/**
 * Runs something while the tab is visible, and of the hidden tabs only in the one that was used last: each event stream
 * takes one of the six connections that a browser opens over HTTP/1.1. A browser without locks runs it in all tabs.
 * Returns a function that ends it.
 */
export function runInTab(start: () => () => void, onPaused: () => void): () => void {
  const { locks } = navigator;
  let stop: (() => void) | undefined;
  /** Aborted once this tab neither holds the lock nor waits for it. */
  let shown = new AbortController();

  const run = () => {
    stop ??= start();
  };
  const pause = () => {
    stop?.();
    stop = undefined;
  };
  const hold = async (options: LockOptions, { signal }: AbortController): Promise<void> => {
    const held = () => {
      if (!signal.aborted) run();
      return new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        signal.addEventListener('abort', () => resolve());
      });
    };
    try {
      await locks.request(lockName, options, held);
    } catch (error) {
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      if (signal.aborted || !isTaken) return;
      // A tab that was hidden after this one took the lock.
      pause();
      onPaused();
      await hold({ signal }, shown);
    }
  };
  const onVisibility = () => {
    shown.abort();
    shown = new AbortController();
    if (document.visibilityState === 'visible') run();
    else void hold({ steal: true }, shown);
  };

  if (!locks) {
    run();
    return pause;
  }
  if (document.visibilityState === 'visible') run();
  else void hold({ signal: shown.signal }, shown);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    shown.abort();
    pause();
  };
}
