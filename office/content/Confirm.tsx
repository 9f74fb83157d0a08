import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './Confirm.module.css';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isPending: boolean;
  /** Why it failed, in a sentence. */
  problem: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that visitors see. It takes the focus. */
export function Confirm({
  title,
  children,
  confirmLabel,
  isPending,
  problem,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const { actions } = useWords().office;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-label={title} className={styles.confirm} ref={box} tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      {children}
      <div className={styles.buttons}>
        <button
          aria-disabled={isPending}
          className={buttonClasses('primary')}
          onClick={() => {
            if (!isPending) onConfirm();
          }}
          type="button"
        >
          {isPending ? actions.saving : confirmLabel}
        </button>
        <button
          aria-disabled={isPending}
          className={buttonClasses('secondary')}
          onClick={() => {
            if (!isPending) onCancel();
          }}
          type="button"
        >
          {actions.cancel}
        </button>
      </div>
      <p className={field.error} role="alert">
        {problem}
      </p>
    </section>
  );
}
