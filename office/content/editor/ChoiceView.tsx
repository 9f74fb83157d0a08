import fieldStyles from '#src/ui/Field.module.css';
import { SelectField } from '../../ui/TextField.tsx';
import { useContentWords } from '../use-content-words.ts';
import { type FieldProps, useEditor, useReason, useTarget } from './EditorContext.ts';
import styles from './Fields.module.css';
import { textOf } from './values.ts';

/** A choice from a list. */
export function ChoiceView({ field, value, path, title, isRequired }: FieldProps<'choice'>) {
  const { formats, office } = useContentWords();
  const { editor: labels } = office;
  const { change, names } = useEditor();
  const reason = useReason(path, title);
  const known = new Map(Object.entries(formats));
  const nameOf = (option: string) => known.get(option) ?? names.keyName(option);
  return (
    <SelectField
      error={reason}
      hint={names.hintOf(field)}
      label={title}
      onChange={({ target: { value: chosen } }) =>
        change(
          path,
          field.options.find((option) => String(option) === chosen),
        )
      }
      ref={useTarget(path)}
      value={textOf(value)}
    >
      {!isRequired && <option value="">{labels.none}</option>}
      {field.options.map((option) => (
        <option key={String(option)} value={String(option)}>
          {nameOf(String(option))}
        </option>
      ))}
    </SelectField>
  );
}

/** A checkbox. For a constant: whether the field is set. */
export function SwitchView({
  field,
  value,
  path,
  title,
  isRequired,
}: FieldProps<'constant' | 'switch'>) {
  const { editor: labels } = useContentWords().office;
  const { change, names } = useEditor();
  const reason = useReason(path, title);
  const on = field.kind === 'constant' ? field.value : true;
  const isOn = value === on;
  const hint = names.hintOf(field);
  return (
    <div className={styles.switch}>
      <label>
        <input
          checked={isOn}
          onChange={({ target: { checked } }) =>
            change(path, checked ? on : isRequired ? false : undefined)
          }
          ref={useTarget(path)}
          type="checkbox"
        />
        <span>
          <strong>{title}</strong> {hint && <span className={fieldStyles.hint}>{hint}</span>}
        </span>
        <span aria-hidden="true" className={styles.state}>
          {isOn ? labels.yes : labels.no}
        </span>
      </label>
      <p className={fieldStyles.error} role="alert">
        {reason}
      </p>
    </div>
  );
}
