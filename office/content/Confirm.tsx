import { type ReactNode, useEffect, useRef } from 'react';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { ActionButton } from '../ui/ActionButton.tsx';
import buttons from '../ui/Buttons.module.css';
import styles from './Confirm.module.css';
import { useContentWords } from './use-content-words.ts';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isPending: boolean;
  /** Error of the last attempt, as a sentence. */
  problem: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation of an action that visitors notice. Takes the focus when it opens. */
export function Confirm({
  title,
  children,
  confirmLabel,
  isPending,
  problem,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  const { actions } = useContentWords().office;
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
    box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section aria-label={title} className={styles.confirm} ref={box} tabIndex={-1}>
      <p className={styles.title}>{title}</p>
      {children}
      <div className={buttons.row}>
        <ActionButton
          className={buttonClasses('primary')}
          isDisabled={isPending}
          onClick={onConfirm}
        >
          {isPending ? actions.saving : confirmLabel}
        </ActionButton>
        <ActionButton
          className={buttonClasses('secondary')}
          isDisabled={isPending}
          onClick={onCancel}
        >
          {actions.cancel}
        </ActionButton>
      </div>
      <p className={field.error} role="alert">
        {problem}
      </p>
    </section>
  );
}
