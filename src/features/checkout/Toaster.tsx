import { useEffect, useRef } from 'react';
import { Icon } from '#src/components/icon/Icon.tsx';
import styles from './Toaster.module.css';
import type { Toast } from './use-toast.ts';

/** How long a toast stays (docs/product.md, Timings), and how often it is asked whether it is still read. */
const durationMs = 5000;

interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
  labels: { dismiss: string };
}

/** A toast. It goes after a while, or with Escape or its button; under pointer or focus it stays. */
function ToastCard({ toast, onClose, labels }: ToastCardProps) {
  const card = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const timer = setInterval(() => {
      if (!card.current?.matches(':hover, :focus-within')) onClose();
    }, durationMs);
    return () => clearInterval(timer);
  }, [onClose]);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose();
    };
    addEventListener('keydown', closeOnEscape);
    return () => removeEventListener('keydown', closeOnEscape);
  }, [onClose]);

  return (
    <div ref={card}>
      <strong>{toast.title}</strong>
      <p>{toast.text}</p>
      <button aria-label={labels.dismiss} onClick={onClose} type="button">
        <Icon name="close" />
      </button>
    </div>
  );
}

interface ToasterProps {
  toast: Toast | undefined;
  onClose: () => void;
  labels: { dismiss: string };
}

/** Shows toasts: errors, one at a time. The alert is there from the start, for screen readers to watch. */
export function Toaster({ toast, onClose, labels }: ToasterProps) {
  return (
    <div className={styles.stage} role="alert">
      {toast && <ToastCard key={toast.id} labels={labels} onClose={onClose} toast={toast} />}
    </div>
  );
}
