import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { problemText } from '../api/problem-text.ts';
import { ActionButton } from '../ui/ActionButton.tsx';
import { useWords } from '../words/WordsProvider.tsx';

interface ActionLineProps {
  action: UseMutationResult<unknown, Error, void>;
  /** Words of the button, and its name among the others of the list. */
  label: string;
  name: string;
  children: ReactNode;
}

/** A line of a list with a button that acts on it at once, and the error if that fails. */
export function ActionLine({ action, label, name, children }: ActionLineProps) {
  const words = useWords();
  return (
    <li>
      <div>
        {children}
        <p className={field.error} role="alert">
          {action.error && problemText(action.error, words)}
        </p>
      </div>
      <ActionButton
        aria-label={name}
        className={buttonClasses('secondary')}
        isDisabled={action.isPending}
        onClick={() => action.mutate()}
      >
        {label}
      </ActionButton>
    </li>
  );
}
