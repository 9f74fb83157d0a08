import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { buttonClasses } from '#src/ui/button-classes.ts';
import buttons from '../../ui/Buttons.module.css';
import { useContentWords } from '../use-content-words.ts';
import styles from './LeaveDialog.module.css';
import type { SaveOutcome } from './use-document-form.ts';

interface LeaveDialogProps {
  isDirty: boolean;
  onSave: (outcome: SaveOutcome) => void;
}

/** Asks before the page is left with unsaved input, by a link or by Back. If the tab is closed, the browser asks. */
export function LeaveDialog({ isDirty, onSave }: LeaveDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => removeEventListener('beforeunload', onUnload);
  }, [isDirty]);

  if (blocker.state !== 'blocked' || isSaving) return null;
  const save = () => {
    // The dialog closes at once, because a mistake takes the focus.
    setSaving(true);
    onSave({
      onSaved: () => blocker.proceed(),
      onRefused: () => {
        setSaving(false);
        blocker.reset();
      },
    });
  };
  return (
    <Question onLeave={() => blocker.proceed()} onSave={save} onStay={() => blocker.reset()} />
  );
}

interface QuestionProps {
  onStay: () => void;
  onLeave: () => void;
  onSave: () => void;
}

function Question({ onStay, onLeave, onSave }: QuestionProps) {
  const { editor: labels } = useContentWords().office;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    // Gives the focus back to where it was.
    return () => shown?.close();
  }, []);
  return (
    <dialog aria-labelledby="leave" className={styles.dialog} onCancel={onStay} ref={dialog}>
      <h2 id="leave">{labels.leave}</h2>
      <p>{labels.leaveText}</p>
      <div className={buttons.row}>
        <button className={buttonClasses('primary')} onClick={onSave} type="button">
          {labels.save}
        </button>
        <button className={buttonClasses('secondary')} onClick={onStay} type="button">
          {labels.stay}
        </button>
        <button className={buttonClasses('secondary')} onClick={onLeave} type="button">
          {labels.leaveUnsaved}
        </button>
      </div>
    </dialog>
  );
}
