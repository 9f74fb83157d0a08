import { useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './Toaster.module.css';

/** How long a toast stays, in ms (docs/product.md, Timings). */
const durationMs = 5000;

interface ToasterProps {
  /** An error over the page. A new object is a new toast. */
  toast: { title: string; text: string } | undefined;
  dismissLabel: string;
}

/**
 * Shows one toast, which closes after a while, with Escape or its button; not under pointer or focus. The alert is in
 * the page from the start, for screen readers to watch.
 */
export function Toaster({ toast, dismissLabel }: ToasterProps) {
  const [closed, setClosed] = useState<ToasterProps['toast']>();
  const stage = useRef<HTMLDivElement>(null);
  const isOpen = toast !== undefined && toast !== closed;

  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => {
      if (!stage.current?.matches(':hover, :focus-within')) setClosed(toast);
    }, durationMs);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setClosed(toast);
    };
    addEventListener('keydown', closeOnEscape);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, toast]);

  return (
    <div className={styles.stage} ref={stage} role="alert">
      {isOpen && (
        <div className={styles.toast}>
          <strong>{toast.title}</strong>
          <p>{toast.text}</p>
          <button aria-label={dismissLabel} onClick={() => setClosed(toast)} type="button">
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}
