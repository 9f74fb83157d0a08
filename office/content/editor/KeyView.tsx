import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField, TextField } from '../../ui/TextField.tsx';
import { documentTitle } from '../document-title.ts';
import { contentQuery } from '../queries.ts';
import { useContentWords } from '../use-content-words.ts';
import { type FieldProps, useEditor, useReason, useTarget } from './EditorContext.ts';
import styles from './Fields.module.css';
import { PhotographView } from './PhotographView.tsx';
import { textOf } from './values.ts';

/** Input types by the start of a field's pattern. */
const inputTypes = [
  ['^20\\d\\d-', 'month'],
  ['^\\+91', 'tel'],
] as const;

const formatTypes: Record<string, string> = { date: 'date', email: 'email', uri: 'url' };

const isPath = (pattern = '') => pattern.startsWith('^\\/');

/** Text that code reads, such as a path, the name of a service or a date. */
export function KeyView(props: FieldProps<'key'>) {
  const { photographs, services } = useEditor();
  const { pages, services: serviceLabels } = useContentWords();
  const { format, pattern } = props.field;
  if (format === 'service-name' && services.length > 0) {
    return (
      <Known
        {...props}
        options={services.map((value) => ({ value, name: serviceLabels[value] ?? value }))}
      />
    );
  }
  if (format === 'place') return <PlaceView {...props} />;
  if (isPath(pattern)) {
    const options = Object.entries(pages).map(([value, name]) => ({
      value,
      name: `${name} (${value})`,
    }));
    return <PathView {...props} options={options} />;
  }
  if (photographs !== null && pattern?.endsWith('\\.jpg$')) return <PhotographView {...props} />;
  return <Free {...props} />;
}

interface KnownProps extends FieldProps<'key'> {
  options: { value: string; name: string }[];
  /** False if the hint explains how to type the value, which is chosen here. */
  hasHint?: boolean;
  /** Label of the last option, which calls `onOther`. */
  other?: string;
  onOther?: () => void;
}

/** Value of the last option; no path or name is a space. */
const otherValue = ' ';

function Known({ options, hasHint = true, other, onOther, ...props }: KnownProps) {
  const { field, value, path, title, isRequired } = props;
  const { editor: labels } = useContentWords().office;
  const { change, names } = useEditor();
  const reason = useReason(path, title);
  const current = textOf(value);
  const isListed = current === '' || options.some((option) => option.value === current);
  return (
    <SelectField
      error={reason}
      hint={hasHint ? names.hintOf(field) : undefined}
      label={title}
      onChange={({ target: { value: chosen } }) => {
        if (chosen === otherValue) onOther?.();
        else change(path, chosen === '' && !isRequired ? undefined : chosen);
      }}
      ref={useTarget(path)}
      value={current}
    >
      {(!isRequired || current === '') && <option value="">{labels.none}</option>}
      {!isListed && <option value={current}>{current}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
      {other && <option value={otherValue}>{other}</option>}
    </SelectField>
  );
}

/** A district or branch, chosen by name. */
function PlaceView(props: FieldProps<'key'>) {
  const words = useContentWords();
  const { data } = useQuery(contentQuery);
  const places = (data?.documents ?? []).filter(
    ({ kind }) => kind === 'districts' || kind === 'branches',
  );
  const options = places.map((row) => ({
    value: row.id.slice(row.id.indexOf('/') + 1),
    name: documentTitle(row, words),
  }));
  return <Known {...props} hasHint={false} options={options} />;
}

/** A path: one of the site's pages, or any other. */
function PathView({ options, ...props }: KnownProps) {
  const { editor: labels } = useContentWords().office;
  const { value } = props;
  const isKnown = value === undefined || value === '' || options.some((one) => one.value === value);
  const [isOther, setOther] = useState(!isKnown);
  if (!isOther) {
    return (
      <Known {...props} onOther={() => setOther(true)} options={options} other={labels.otherPath} />
    );
  }
  return (
    <div className={styles.other}>
      <Free {...props} />
      <button onClick={() => setOther(false)} type="button">
        {labels.knownPaths}
      </button>
    </div>
  );
}

function Free({ field, value, path, title, isRequired }: FieldProps<'key'>) {
  const { change, names } = useEditor();
  const reason = useReason(path, title);
  const { format = '', pattern = '' } = field;
  const [, byPattern] = inputTypes.find(([start]) => pattern.startsWith(start)) ?? [];
  return (
    <TextField
      autoComplete="off"
      error={reason}
      hint={names.hintOf(field)}
      label={title}
      onChange={({ target: { value: text } }) =>
        change(path, text === '' && !isRequired ? undefined : text)
      }
      ref={useTarget(path)}
      type={byPattern ?? formatTypes[format] ?? 'text'}
      value={textOf(value)}
    />
  );
}
