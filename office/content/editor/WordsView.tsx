import { useId } from 'react';
import type { FieldPath } from '#contract/office/content.ts';
import { letterLimits } from '#contract/office/field-names.ts';
import { isGroup } from '#contract/office/values.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { TextArea, TextField } from '../../ui/TextField.tsx';
import { useLetterCounter } from '../use-letter-counter.ts';
import { type FieldProps, useEditor, useReason, useTarget } from './EditorContext.ts';
import styles from './Fields.module.css';
import { isSamePath, textOf } from './values.ts';

/** Longest text with an input of one line, in letters. */
const longestLine = 90;

interface TextInputProps {
  field: FieldProps<'words' | 'line'>['field'];
  /** Title of the field, at the start of its mistake. */
  title: string;
  label: string;
  hint?: string | undefined;
  lang?: string;
  text: string;
  path: FieldPath;
  isTarget?: (target: FieldPath, path: FieldPath) => boolean;
  onWrite: (text: string) => void;
}

/** A text input with a letter counter. */
function TextInput({ field, title, label, hint, lang, text, path, ...on }: TextInputProps) {
  const reason = useReason(path, title);
  const most = letterLimits(field)?.most;
  const withCount = useLetterCounter();
  const input = {
    ...withCount(text, most, { hint, error: reason }),
    label,
    lang,
    ref: useTarget(path, on.isTarget),
    value: text,
  };
  const isLong = (most ?? 0) > longestLine || (field.kind === 'words' && field.isLong);
  if (isLong) {
    return (
      <TextArea
        {...input}
        onChange={(event) => on.onWrite(event.target.value)}
        rows={Math.min(16, Math.max(text === '' ? 2 : 1, Math.ceil(text.length / 34)))}
      />
    );
  }
  return <TextField {...input} onChange={(event) => on.onWrite(event.target.value)} type="text" />;
}

/** A text in all languages, side by side where there is room. */
export function WordsView({ field, value, path, title, isRequired }: FieldProps<'words'>) {
  const id = useId();
  const { change, languages, names } = useEditor();
  const reason = useReason(path, title);
  const texts = isGroup(value) ? value : {};
  const hint = names.hintOf(field);
  const write = (code: string, text: string) => {
    const all = Object.entries({ ...texts, [code]: text });
    const kept = isRequired ? all : all.filter(([, one]) => one !== '');
    change(path, kept.length > 0 ? Object.fromEntries(kept) : undefined);
  };
  return (
    <fieldset aria-describedby={hint ? id : undefined} className={styles.words}>
      <legend>{title}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={id}>
          {hint}
        </p>
      )}
      <div className={styles.twins}>
        {languages.map(({ code, name }, index) => (
          <TextInput
            field={field}
            isTarget={(target, own) =>
              isSamePath(target, own) || (index === 0 && isSamePath(target, path))
            }
            key={code}
            label={name}
            lang={code}
            onWrite={(text) => write(code, text)}
            path={[...path, code]}
            text={textOf(texts[code])}
            title={title}
          />
        ))}
      </div>
      <p className={fieldStyles.error} role="alert">
        {reason}
      </p>
    </fieldset>
  );
}

/** A text in one language only. */
export function LineView({ field, value, path, title, isRequired }: FieldProps<'line'>) {
  const { change, names } = useEditor();
  return (
    <TextInput
      field={field}
      hint={names.hintOf(field)}
      label={title}
      onWrite={(text) => change(path, text === '' && !isRequired ? undefined : text)}
      path={path}
      text={textOf(value)}
      title={title}
    />
  );
}
