import { useState } from 'react';
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import type { ContentDocument } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { problemText } from '../../api/problem-text.ts';
import { formatMoment } from '../../words/format.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { ChangeList } from '../ChangeList.tsx';
import { Confirm } from '../Confirm.tsx';
import { useContentAction } from '../use-content-action.ts';
import { useEditor } from './EditorContext.ts';
import styles from './Panels.module.css';

interface DraftPanelProps {
  id: string;
  draft: NonNullable<ContentDocument['draft']>;
  onDiscarded: () => void;
}

/** Changes of the document's draft, their author, and a button to discard them. */
export function DraftPanel({ id, draft, onDiscarded }: DraftPanelProps) {
  const words = useWords();
  const { editor: labels } = words.office;
  const { languages } = useEditor();
  const { atMs, changes, memberName } = draft;
  return (
    <details className={styles.panel}>
      <summary>
        <strong>{labels.draft}</strong>{' '}
        {fill(labels.draftBy, { name: memberName, time: formatMoment(atMs, words.locale) })}
      </summary>
      <ChangeList changes={changes} languages={languages} />
      <Discard id={id} onDiscarded={onDiscarded} />
    </details>
  );
}

function Discard({ id, onDiscarded }: Pick<DraftPanelProps, 'id' | 'onDiscarded'>) {
  const words = useWords();
  const { editor: labels } = words.office;
  const [isConfirming, setConfirming] = useState(false);
  const discard = useContentAction('discard', z.unknown());
  return isConfirming ? (
    <Confirm
      confirmLabel={labels.discardConfirm}
      isPending={discard.isPending}
      onCancel={() => setConfirming(false)}
      onConfirm={() => discard.mutate({ id }, { onSuccess: onDiscarded })}
      problem={discard.error && problemText(discard.error, words)}
      title={labels.discard}
    >
      <p>{labels.discardText}</p>
    </Confirm>
  ) : (
    <button
      className={buttonClasses('secondary')}
      onClick={() => setConfirming(true)}
      type="button"
    >
      {labels.discard}
    </button>
  );
}
