import type {
  ContentDocument,
  ContentRefusal,
  DocumentValues,
  FieldPath,
  OfficeMistake,
} from '#contract/office/content.ts';
import { mergeFields } from '#contract/office/merge-fields.ts';
import type { Field } from './fields.ts';
import { type FormMistake, formMistakes, formPath } from './mistakes.ts';
import { joinValues } from './twins.ts';
import type { UnsavedWords } from './unsaved-words.ts';
import { isWithin, valueAt, withValueAt } from './values.ts';

/** A field that somebody else has changed, too. */
export interface FormConflict {
  path: FieldPath;
  language: string | null;
  field: string;
  theirs: string | null;
  mine: string | null;
}

/** Somebody saved the same fields first. */
export interface Conflict {
  memberName: string;
  fields: FormConflict[];
  /** What they saved. */
  document: ContentDocument;
}

/** A form of a document. */
export interface Editing {
  field: Field;
  /** What the form was filled with, as the server wants it back. */
  before: DocumentValues;
  /** The same with the languages joined. */
  start: unknown;
  /** What the form holds. */
  value: unknown;
  mistakes: FormMistake[];
  /** Mistakes in other documents. */
  elsewhere: OfficeMistake[];
  conflict: Conflict | null;
}

/** What happens to a form. */
export type EditingEvent =
  | { type: 'changed'; path: FieldPath; value: unknown }
  | { type: 'continued'; words: UnsavedWords }
  | { type: 'saved'; sent: unknown; document: ContentDocument }
  | { type: 'refused'; refusal: ContentRefusal; id: string }
  | { type: 'resolved'; theirs: ReadonlySet<FormConflict> };

/** A form as it is opened. */
export function startEditing(field: Field, { values }: ContentDocument): Editing {
  const start = joinValues(field, values);
  const clean = { mistakes: [], elsewhere: [], conflict: null };
  return { field, before: values, start, value: start, ...clean };
}

function refuse(editing: Editing, refusal: ContentRefusal, id: string): Editing {
  const { field, value } = editing;
  const { conflicts = [], document, memberName = '', mistakes = [] } = refusal;
  return {
    ...editing,
    mistakes: formMistakes(
      field,
      value,
      mistakes.filter((mistake) => mistake.document === id),
    ),
    elsewhere: mistakes.filter((mistake) => mistake.document !== id),
    conflict:
      refusal.code === 'conflict' && document
        ? {
            memberName,
            document,
            fields: conflicts.map((one) => ({
              ...one,
              path: formPath(field, value, one.language, one.path),
            })),
          }
        : null,
  };
}

/** The form on top of what somebody else has saved; of the fields in `theirs`, with their words. */
function resolve(
  editing: Editing,
  { document }: Conflict,
  theirs: ReadonlySet<FormConflict>,
): Editing {
  const { field, start: before, value } = editing;
  const start = joinValues(field, document.values);
  // Where theirs stay, the own change is undone: then nothing is in the way of theirs.
  const mine = [...theirs].reduce(
    (form, { path }) => withValueAt(form, path, valueAt(before, path)),
    value,
  );
  const merged = mergeFields(before, start, mine).value;
  return { ...editing, before: document.values, start, value: merged, conflict: null };
}

/** The mistakes outside a field; the same list if none is inside, so that no other field is drawn again. */
function withoutMistakes(mistakes: FormMistake[], changed: FieldPath): FormMistake[] {
  const left = mistakes.filter(({ path }) => !isWithin(path, changed));
  return left.length === mistakes.length ? mistakes : left;
}

/** The form after an event. What is typed while a save is on its way stays. */
export function editingReducer(editing: Editing, event: EditingEvent): Editing {
  switch (event.type) {
    case 'changed':
      return {
        ...editing,
        value: withValueAt(editing.value, event.path, event.value),
        mistakes: withoutMistakes(editing.mistakes, event.path),
      };
    case 'continued': {
      const { before, value } = event.words;
      return { ...editing, before, start: joinValues(editing.field, before), value };
    }
    case 'saved': {
      const fresh = startEditing(editing.field, event.document);
      return { ...fresh, value: mergeFields(event.sent, fresh.start, editing.value).value };
    }
    case 'refused':
      return refuse(editing, event.refusal, event.id);
    case 'resolved':
      return editing.conflict ? resolve(editing, editing.conflict, event.theirs) : editing;
  }
}
