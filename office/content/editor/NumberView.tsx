import { useState } from 'react';
import { fill } from '#contract/fill.ts';
import { groupDigits } from '#contract/money.ts';
import { TextField } from '../../ui/TextField.tsx';
import { useContentWords } from '../use-content-words.ts';
import { type FieldProps, useEditor, useReason, useTarget } from './EditorContext.ts';
import { numberMistake, readNumber } from './number-text.ts';
import { textOf } from './values.ts';

/** A number input. Text that is not a number stays as it was typed. */
export function NumberView({ field, value, path, title, isRequired }: FieldProps<'number'>) {
  const { editor: labels } = useContentWords().office;
  const { change, names } = useEditor();
  const reason = useReason(path, title);
  const [typed, setTyped] = useState('');
  // A value that differs from the typed one came from a merge or a saved draft.
  const text = readNumber(typed) === value ? typed : textOf(value);
  const mistake = value === undefined ? undefined : numberMistake(field, value);
  const { least = 0, most = 0 } = field;
  const sentences = {
    numberMissing: labels.numberMissing,
    numberUnreadable: labels.numberUnreadable,
    numberNotWhole: labels.numberNotWhole,
    numberLow: fill(labels.numberLow, { least: groupDigits(least) }),
    numberHigh: fill(labels.numberHigh, { most: groupDigits(most) }),
  };
  return (
    <TextField
      autoComplete="off"
      error={mistake ? sentences[mistake] : reason}
      hint={names.hintOf(field)}
      inputMode={field.isWhole ? 'numeric' : 'decimal'}
      label={title}
      onChange={({ target: { value: written } }) => {
        setTyped(written);
        change(path, written === '' && !isRequired ? undefined : readNumber(written));
      }}
      ref={useTarget(path)}
      type="text"
      value={text}
    />
  );
}
