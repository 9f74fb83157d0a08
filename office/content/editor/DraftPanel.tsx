import { fill } from '#contract/fill.ts';
import type { Draft } from '#contract/office/content.ts';
import { formatMoment } from '../../words/format.ts';
import { ChangeList } from '../ChangeList.tsx';
import { DiscardDraft } from '../DiscardDraft.tsx';
import { useContentWords } from '../use-content-words.ts';
import { useEditor } from './EditorContext.ts';
import styles from './Panels.module.css';

interface DraftPanelProps {
  draft: Draft;
  onDiscarded: () => void;
}

/** Changes of the document's draft, their author, and a button to discard them. */
export function DraftPanel({ draft, onDiscarded }: DraftPanelProps) {
  const words = useContentWords();
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
      <DiscardDraft draft={draft} onDiscarded={onDiscarded} />
    </details>
  );
}
