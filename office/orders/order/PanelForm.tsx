import { type ReactNode, useEffect, useRef } from 'react';
import { fill } from '#contract/fill.ts';
import type { TimelineEntry } from '#contract/office/orders.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { orderProblemText } from '../../api/problem-text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import buttons from '../../ui/Buttons.module.css';
import { useTranslate } from '../../words/use-translate.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import styles from './PanelForm.module.css';
import { Timeline } from './Timeline.tsx';
import { timelineLine } from './timeline-lines.ts';

/** What every form of an order's page is given. */
export interface PanelProps {
  orderId: string;
  /** Revision of the order to send the action with. */
  revision: number;
  /** What has changed since the form was opened. */
  changes: TimelineEntry[];
  onCancel: () => void;
  /** The action has taken effect; the sentence says so. */
  onDone: (announcement: string) => void;
  onStale: (revision: number) => void;
}

interface PanelFormProps {
  panel: PanelProps;
  title: string;
  text?: string | undefined;
  submitLabel: string;
  isPending: boolean;
  error: unknown;
  onSubmit: () => void;
  children?: ReactNode;
}

/** Frame of a form: fields, what has changed meanwhile, buttons, and the error beside them. */
export function PanelForm({
  panel: { changes, onCancel },
  title,
  text,
  submitLabel,
  isPending,
  error,
  onSubmit,
  children,
}: PanelFormProps) {
  const words = useWords();
  const { actions, order: labels } = words.office;
  const translate = useTranslate('refusals');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
    form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, []);

  return (
    <form
      aria-labelledby="panel-title"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit();
      }}
      ref={form}
    >
      <h3 id="panel-title">{title}</h3>
      {text && <p>{text}</p>}
      {children}
      <div role="status">
        {changes.length > 0 && (
          <div className={styles.changes}>
            <h4>{fill(labels.changed, { count: changes.length })}</h4>
            <Timeline lines={changes.map((entry) => timelineLine(entry, words)).reverse()} />
          </div>
        )}
      </div>
      <div className={buttons.row}>
        <button aria-disabled={isPending} className={buttonClasses('primary')} type="submit">
          {isPending ? actions.saving : submitLabel}
        </button>
        <ActionButton
          className={buttonClasses('secondary')}
          isDisabled={isPending}
          onClick={onCancel}
        >
          {actions.cancel}
        </ActionButton>
        <p className={field.error} role="alert">
          {error ? orderProblemText(error, words, translate) : null}
        </p>
      </div>
    </form>
  );
}
