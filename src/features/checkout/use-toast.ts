import { useCallback, useRef, useState } from 'react';

/** An error that comes up over the page and goes by itself. */
export interface Toast {
  /** Differs from toast to toast, so that the same message shown twice makes two toasts. */
  id: number;
  title: string;
  text: string;
}

/** Holds at most one toast: a new one takes the place of the old. */
export function useToast() {
  const [toast, setToast] = useState<Toast>();
  const count = useRef(0);
  const show = useCallback((title: string, text: string) => {
    count.current += 1;
    setToast({ id: count.current, title, text });
  }, []);
  const close = useCallback(() => setToast(undefined), []);
  return { toast, show, close };
}
