import type { FieldPath } from '#contract/office/content.ts';
import fieldStyles from '#src/ui/Field.module.css';
import { useEditor, useReason } from './EditorContext.ts';
import type { Field } from './fields.ts';

interface FieldNotesProps {
  field: Field;
  path: FieldPath;
  title: string;
}

/** Hint and mistake of a field with fields of its own. */
export function FieldNotes({ field, path, title }: FieldNotesProps) {
  const hint = useEditor().names.hintOf(field);
  return (
    <>
      {hint && <p className={fieldStyles.hint}>{hint}</p>}
      <p className={fieldStyles.error} role="alert">
        {useReason(path, title)}
      </p>
    </>
  );
}
