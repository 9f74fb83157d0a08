import { type ComponentProps, type ReactNode, useId } from 'react';
import field from '#src/ui/Field.module.css';
import styles from './TextField.module.css';

interface FieldWords {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

interface FieldFrameProps extends FieldWords {
  children: (
    attributes: Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid' | 'id'> & {
      className: string | undefined;
    },
  ) => ReactNode;
}

/** A control with its label, hint and error. */
function FieldFrame({ label, hint, error, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.frame}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      {children({
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        className: field.input,
        id,
      })}
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className={field.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}

/** A field of one line. */
export function TextField({ label, hint, error, ...input }: FieldWords & ComponentProps<'input'>) {
  return (
    <FieldFrame error={error} hint={hint} label={label}>
      {(attributes) => <input {...input} {...attributes} />}
    </FieldFrame>
  );
}

/** A field of several lines. */
export function TextArea({ label, hint, error, ...area }: FieldWords & ComponentProps<'textarea'>) {
  return (
    <FieldFrame error={error} hint={hint} label={label}>
      {(attributes) => <textarea rows={3} {...area} {...attributes} />}
    </FieldFrame>
  );
}

/** A choice from a list. */
export function SelectField({
  label,
  hint,
  error,
  ...select
}: FieldWords & ComponentProps<'select'>) {
  return (
    <FieldFrame error={error} hint={hint} label={label}>
      {(attributes) => <select {...select} {...attributes} />}
    </FieldFrame>
  );
}

/** Focuses the first field of a form that has an error. */
export const focusFirstError = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
