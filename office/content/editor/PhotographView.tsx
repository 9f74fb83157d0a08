import { useEffect, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { photographSrc } from '../links.ts';
import type { Upload } from '../photographs/board-state.ts';
import { ChooseButtons } from '../photographs/Picker.tsx';
import { UploadState } from '../photographs/UploadState.tsx';
import { failedUpload, uploadPhotograph } from '../photographs/upload-photograph.ts';
import { useContentWords } from '../use-content-words.ts';
import { type FieldProps, useEditor, useReason, useTarget } from './EditorContext.ts';
import styles from './Fields.module.css';
import { textOf } from './values.ts';

interface PhotographViewProps extends Omit<FieldProps<'key'>, 'field'> {
  /** Whether a new photograph gets the file name of the old one, instead of a name of its own. */
  hasFixedName?: boolean;
}

/** A photograph, and buttons that replace it. */
export function PhotographView(props: PhotographViewProps) {
  const { path, title, isRequired, hasFixedName = false } = props;
  const { office } = useContentWords();
  const { change, photographs } = useEditor();
  const reason = useReason(path, title);
  const target = useTarget(path);
  const file = textOf(props.value);
  const { upload, send } = useReplacement(path, file, hasFixedName);
  if (!photographs) return null;
  const { folder, at, added, undo } = photographs;
  const replaced = added[file];
  const src = replaced ? { id: replaced.id } : { file: `${folder}/${file}`, at };
  return (
    <fieldset className={styles.photograph} ref={target} tabIndex={-1}>
      <legend>{title}</legend>
      {file !== '' && <img alt="" src={photographSrc(src)} />}
      {file !== '' && <p className={fieldStyles.hint}>{office.editor.replacePhotograph}</p>}
      <ChooseButtons
        isSingle
        onChoose={([chosen]) => {
          if (chosen) send(chosen);
        }}
      />
      {upload && <UploadState title={title} upload={upload} />}
      {replaced ? (
        <button
          className={styles.add}
          onClick={({ currentTarget }) => {
            currentTarget.closest('fieldset')?.focus();
            undo(path, file);
          }}
          type="button"
        >
          {office.editor.undo}
        </button>
      ) : (
        !isRequired &&
        file !== '' && (
          <button className={styles.add} onClick={() => change(path, undefined)} type="button">
            {fill(office.editor.leaveOut, { name: title })}
          </button>
        )
      )}
      <p className={fieldStyles.error} role="alert">
        {reason}
      </p>
    </fieldset>
  );
}

/** Uploads the photograph that replaces a file. The path may change meanwhile. */
function useReplacement(path: FieldProps['path'], file: string, hasFixedName: boolean) {
  const words = useContentWords();
  const { photographs } = useEditor();
  const [upload, setUpload] = useState<Upload | null>(null);
  const latest = useRef(path);
  useEffect(() => {
    latest.current = path;
  });
  const send = async (chosen: File) => {
    setUpload({ state: 'sending', percent: 0 });
    try {
      const id = await uploadPhotograph(chosen, (percent) =>
        setUpload({ state: 'sending', percent }),
      );
      const name = hasFixedName ? file : `board-${Date.now().toString(36)}.jpg`;
      photographs?.add(latest.current, name, { id, replaces: hasFixedName ? null : file });
      setUpload(null);
    } catch (error) {
      setUpload(failedUpload(error, words));
    }
  };
  return { upload, send };
}
