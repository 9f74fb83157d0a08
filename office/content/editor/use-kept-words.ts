import { useEffect, useEffectEvent } from 'react';

/** Pause in typing after which the words are kept, in ms: writing a long document takes a phone a while. */
const pauseMs = 400;

/** Keeps what is typed after a pause, and at once when the page is left or put into the background. */
export function useKeptWords(keep: () => void, typed: unknown): void {
  const keepNow = useEffectEvent(keep);

  // biome-ignore lint/correctness/useExhaustiveDependencies: again after every key
  useEffect(() => {
    const timer = setTimeout(() => keepNow(), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  useEffect(() => {
    const onLeave = () => keepNow();
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      onLeave();
    };
  }, []);
}
