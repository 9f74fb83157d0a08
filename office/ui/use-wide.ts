import { useSyncExternalStore } from 'react';

const query = '(min-width: 48em)';

function subscribe(onChange: () => void) {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for tables with many columns. */
export const useWide = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(query).matches);
