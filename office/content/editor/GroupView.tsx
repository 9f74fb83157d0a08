import { type ReactNode, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import type { FieldPath } from '#contract/office/content.ts';
import { isGroup } from '#contract/office/values.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SelectField, TextField } from '../../ui/TextField.tsx';
import { useContentWords } from '../use-content-words.ts';
import { type FieldProps, useEditor, useReason, useTarget } from './EditorContext.ts';
import { FieldNotes } from './FieldNotes.tsx';
import styles from './Fields.module.css';
import { type Field, groupFor, isShown, type Member } from './fields.ts';
import { newGroup, newValue } from './new-value.ts';
import { isWithin } from './values.ts';

const composites = new Set<Field['kind']>(['group', 'list', 'own', 'record', 'union']);

/** Whether a field has fields of its own. */
export const isComposite = ({ kind }: Field): boolean => composites.has(kind);

interface MembersProps {
  members: Member[];
  value: unknown;
  path: FieldPath;
}

/** Fields of a group. Absent optional ones have a button that adds them. */
export function Members({ members, value, path }: MembersProps) {
  const { FieldView, names } = useEditor();
  const group = isGroup(value) ? value : {};
  return members.filter(isShown).map(({ field, isRequired, key }) => {
    const props = {
      field,
      isRequired,
      path: [...path, key],
      title: names.titleOf(field, key),
      value: group[key],
    };
    const isAbsent = isComposite(field) && !isRequired && props.value === undefined;
    return isAbsent ? <AbsentView key={key} {...props} /> : <FieldView key={key} {...props} />;
  });
}

/** Button that adds an absent optional field. */
function AbsentView({ field, path, title }: FieldProps) {
  const { editor: labels } = useContentWords().office;
  const { change, languages } = useEditor();
  return (
    <div>
      <button
        className={styles.add}
        onClick={() => change(path, newValue(field, languages))}
        ref={useTarget(path, isWithin)}
        type="button"
      >
        {fill(labels.addOne, { name: title })}
      </button>
      <p className={fieldStyles.error} role="alert">
        {useReason(path, title)}
      </p>
    </div>
  );
}

interface FrameProps extends FieldProps {
  children: ReactNode;
}

/** Frame of a group, with a button that removes an optional one. */
function Frame({ field, path, title, isRequired, children }: FrameProps) {
  const { editor: labels } = useContentWords().office;
  const { change } = useEditor();
  return (
    <fieldset className={styles.group} ref={useTarget(path)} tabIndex={-1}>
      <legend>{title}</legend>
      <FieldNotes field={field} path={path} title={title} />
      {children}
      {!isRequired && (
        <button className={styles.add} onClick={() => change(path, undefined)} type="button">
          {fill(labels.leaveOut, { name: title })}
        </button>
      )}
    </fieldset>
  );
}

/** Fields that belong together. */
export function GroupView(props: FieldProps<'group'>) {
  return (
    <Frame {...props}>
      <Members members={props.field.members} path={props.path} value={props.value} />
    </Frame>
  );
}

/** One of several groups. Switching back to a group restores its input. */
export function UnionView(props: FieldProps<'union'>) {
  return (
    <Frame {...props}>
      <UnionFields {...props} />
    </Frame>
  );
}

/** Choice of the group, and its fields. */
export function UnionFields({ field, value, path }: FieldProps<'union'>) {
  const { editor: labels } = useContentWords().office;
  const { change, languages, names } = useEditor();
  const others = useRef(new Map<unknown, unknown>());
  const group = groupFor(field, value);
  const before = isGroup(value) ? value : {};
  const chosen = before[field.by];
  const nameOf = (option: unknown) => {
    if (typeof option === 'boolean') return option ? labels.yes : labels.no;
    return names.keyName(String(option));
  };
  const choose = (text: string) => {
    const option = field.options.find((one) => String(one.value) === text);
    if (!option) return;
    others.current.set(chosen, value);
    const fresh = newGroup(option.group, languages);
    const shared = Object.entries(before).filter(
      ([key]) => key !== field.by && option.group.members.some((member) => member.key === key),
    );
    change(path, others.current.get(option.value) ?? { ...fresh, ...Object.fromEntries(shared) });
  };
  return (
    <>
      <SelectField
        label={names.keyName(field.by)}
        onChange={(event) => choose(event.target.value)}
        value={String(chosen)}
      >
        {!group && <option value={String(chosen)}>{labels.none}</option>}
        {field.options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {nameOf(option.value)}
          </option>
        ))}
      </SelectField>
      {group && <Members members={group.members} path={path} value={value} />}
    </>
  );
}

/** Values by key, such as the limits of each unit. */
export function RecordView(props: FieldProps<'record'>) {
  return (
    <Frame {...props}>
      <RecordFields {...props} />
    </Frame>
  );
}

/** The values of a record, without its frame. */
export function RecordFields({ field, value, path }: FieldProps<'record'>) {
  const { editor: labels } = useContentWords().office;
  const { change, FieldView, names } = useEditor();
  const values = isGroup(value) ? value : {};
  return (
    <>
      {Object.entries(values).map(([key, inner]) => (
        <div key={key}>
          <FieldView
            field={field.of}
            isRequired
            path={[...path, key]}
            title={names.keyName(key)}
            value={inner}
          />
          <button
            className={styles.add}
            onClick={() => change([...path, key], undefined)}
            type="button"
          >
            {fill(labels.leaveOut, { name: names.keyName(key) })}
          </button>
        </div>
      ))}
      <NewKey field={field} path={path} taken={Object.keys(values)} />
    </>
  );
}

interface NewKeyProps extends Pick<FieldProps<'record'>, 'field' | 'path'> {
  taken: string[];
}

/** Adds a value by its key, chosen from the allowed ones or typed. */
function NewKey({ field, path, taken }: NewKeyProps) {
  const { editor: labels } = useContentWords().office;
  const { change, languages, names } = useEditor();
  const [key, setKey] = useState('');
  const free = field.keys?.filter((one) => !taken.includes(one));
  const isFree = key.trim() !== '' && !taken.includes(key.trim());
  const add = () => {
    change([...path, key.trim()], newValue(field.of, languages));
    setKey('');
  };
  if (free?.length === 0) return null;
  return (
    <div className={styles.keys}>
      {free ? (
        <SelectField
          label={labels.newKey}
          onChange={(event) => setKey(event.target.value)}
          value={key}
        >
          <option value="">{labels.none}</option>
          {free.map((one) => (
            <option key={one} value={one}>
              {names.keyName(one)}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label={labels.newKey}
          onChange={(event) => setKey(event.target.value)}
          value={key}
        />
      )}
      <ActionButton className={buttonClasses('secondary')} isDisabled={!isFree} onClick={add}>
        {labels.addKey}
      </ActionButton>
    </div>
  );
}

/** A separate value for each language. */
export function OwnView(props: FieldProps<'own'>) {
  return (
    <Frame {...props}>
      <OwnFields {...props} />
    </Frame>
  );
}

/** The values by language, without their frame. */
export function OwnFields({ field, value, path }: FieldProps<'own'>) {
  const { FieldView, languages } = useEditor();
  const values = isGroup(value) ? value : {};
  return languages.map(({ code, name }) => (
    <FieldView
      field={field.of}
      isRequired
      key={code}
      path={[...path, code]}
      title={name}
      value={values[code]}
    />
  ));
}
