import { Link, useNavigate } from 'react-router';
import { fill } from '#contract/fill.ts';
import type { ContentDocument } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { problemText } from '../../api/problem-text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { formatMoment } from '../../words/format.ts';
import { previewLink } from '../links.ts';
import { useTwinNotes } from '../TwinNotes.tsx';
import { useContentWords } from '../use-content-words.ts';
import { useEditor } from './EditorContext.ts';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  document: ContentDocument;
  isDirty: boolean;
  /** Whether the last save succeeded, in this visit. */
  isSaved: boolean;
  isSaving: boolean;
  error: Error | null;
  onSave: (onSaved?: () => void) => void;
}

/** Save state and buttons, at the bottom of the window. */
export function SaveBar({ document, isDirty, isSaved, isSaving, error, onSave }: SaveBarProps) {
  const words = useContentWords();
  const { actions, editor: labels } = words.office;
  const navigate = useNavigate();
  const { languages } = useEditor();
  const { draft, id } = document;
  const [note] = useTwinNotes({ draft, languages });
  const preview = previewLink(id);
  const saved = draft
    ? fill(labels.savedAt, { time: formatMoment(draft.atMs, words.locale) })
    : labels.asPublished;
  const state = isSaving ? actions.saving : isDirty ? labels.notSaved : saved;
  return (
    <div className={styles.bar}>
      <p className={styles.error} role="alert">
        {error && !isSaving && isDirty && problemText(error, words)}
      </p>
      <p className={styles.state} role="status">
        {state}
        {isSaved && !isDirty && note && (
          <Link className={styles.note} to={note.to}>
            {note.text}
          </Link>
        )}
      </p>
      {isDirty && (
        <ActionButton
          className={buttonClasses('secondary')}
          isDisabled={isSaving}
          onClick={() => onSave(() => navigate(preview))}
        >
          {labels.saveAndPreview}
        </ActionButton>
      )}
      {!isDirty && (
        <Link className={buttonClasses('secondary')} to={preview}>
          {labels.preview}
        </Link>
      )}
      {isDirty && (
        <ActionButton
          className={buttonClasses('primary')}
          isDisabled={isSaving}
          onClick={() => onSave()}
        >
          {isSaving ? actions.saving : labels.save}
        </ActionButton>
      )}
    </div>
  );
}
