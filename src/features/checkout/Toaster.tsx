import { useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '#src/ui/Icon.tsx';
import styles from './Toaster.module.css';

/** How long a toast stays, in ms (docs/product.md, Timings). */
const durationMs = 5000;

/** An error over the page, which closes by itself. A new object is a new toast. */
export interface Toast {
  title: string;
  text: string;
}

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  dismissLabel: string;
}

/** Closes after a while, with Escape or its button; stays under pointer or focus. */
function ToastCard({ toast, onClose, dismissLabel }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) onClose();
    }, durationMs);
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', closeOnEscape);
    return () => {
      clearInterval(timer);
      removeEventListener('keydown', closeOnEscape);
    };
  }, [onClose]);

  return (
    <div ref={card}>
      <strong>{toast.title}</strong>
      <p>{toast.text}</p>
      <button aria-label={dismissLabel} onClick={onClose} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}

interface ToasterProps {
  toast: Toast | undefined;
  dismissLabel: string;
}

/** Shows one toast at a time. The alert is there from the start, for screen readers to watch. */
export function Toaster({ toast, dismissLabel }: ToasterProps) {
  const [closed, setClosed] = useState<Toast>();
  const close = useCallback(() => setClosed(toast), [toast]);
  return (
    <div className={styles.stage} role="alert">
      {toast && toast !== closed && (
        <ToastCard dismissLabel={dismissLabel} onClose={close} toast={toast} />
      )}
    </div>
  );
}
