import { useEffect, useEffectEvent } from 'react';
import { useDebounced } from '../../ui/use-debounced.ts';

/** Typing pause before input is stored, in ms: a long document takes a phone a while to serialise. */
const pauseMs = 400;

/** Stores a value after a typing pause, and at once when the page is hidden or left. */
export function useAutosave<Value>(value: Value, store: (value: Value) => void): void {
  const settled = useDebounced(value, pauseMs);
  const storeSettled = useEffectEvent(store);
  const storeLatest = useEffectEvent(() => store(value));

  useEffect(() => storeSettled(settled), [settled]);

  useEffect(() => {
    const onLeave = () => storeLatest();
    addEventListener('pagehide', onLeave);
    document.addEventListener('visibilitychange', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
      document.removeEventListener('visibilitychange', onLeave);
      onLeave();
    };
  }, []);
}
