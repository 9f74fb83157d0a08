import { z } from 'zod';
import type {
  ContentDocument,
  ContentRefusal,
  DocumentValues,
  FieldPath,
  OfficeMistake,
} from '#contract/office/content.ts';
import { mergeFields } from '#contract/office/merge-fields.ts';
import type { Field } from './fields.ts';
import { type FormMistake, formPath } from './mistakes.ts';
import { joinValues } from './twins.ts';
import { isWithin, textOf, valueAt, withValueAt } from './values.ts';

/** A field that another member has saved meanwhile. */
export interface FormConflict {
  path: FieldPath;
  language: string | null;
  field: string;
  theirs: string | null;
  mine: string | null;
}

/** Another member saved some of the same fields first. */
export interface Conflict {
  memberName: string;
  fields: FormConflict[];
  /** The document as they saved it. */
  document: ContentDocument;
}

const newPhotographSchema = z.object({
  /** Of the upload. */
  id: z.string(),
  /** File that the form named before; null if the name is fixed. */
  replaces: z.string().nullable(),
});

/** Uploaded photographs, by file name. */
const newPhotographsSchema = z.record(z.string(), newPhotographSchema);

/** An uploaded photograph that the next save takes over. */
export type NewPhotograph = z.infer<typeof newPhotographSchema>;

/** State of the form of a document. */
export interface Editing {
  field: Field;
  /** The values that the form started with, for the server. */
  before: DocumentValues;
  /** The same, with the languages joined. */
  start: unknown;
  /** The input, with the languages joined. */
  value: unknown;
  photographs: Record<string, NewPhotograph>;
  mistakes: FormMistake[];
  /** Mistakes in other documents. */
  elsewhere: OfficeMistake[];
  conflict: Conflict | null;
}

/** Input of a form that was not saved. */
export const unsavedFormSchema = z.object({
  atMs: z.int(),
  /** The values that the form started with. */
  before: z.record(z.string(), z.unknown()),
  /** Its input, with the languages joined. */
  value: z.unknown(),
  photographs: newPhotographsSchema.default({}),
});

/** Input of a form that was not saved. */
export type UnsavedForm = z.infer<typeof unsavedFormSchema>;

/** An event of the form. */
export type EditingEvent =
  | { type: 'changed'; path: FieldPath; value: unknown }
  | { type: 'photographAdded'; path: FieldPath; file: string; photograph: NewPhotograph }
  | { type: 'photographUndone'; path: FieldPath; file: string }
  | { type: 'restored'; form: UnsavedForm }
  | { type: 'saved'; sent: Editing; document: ContentDocument }
  | { type: 'refused'; refusal: ContentRefusal; id: string }
  | { type: 'resolved'; theirs: ReadonlySet<FormConflict> };

/** The state of a form just opened. */
export function startEditing(field: Field, { values }: ContentDocument): Editing {
  const start = joinValues(field, values);
  const clean = { mistakes: [], elsewhere: [], conflict: null };
  return { field, before: values, start, value: start, photographs: {}, ...clean };
}

/** New photographs that the form still names, and those with a fixed name. */
export function photographsToSave({ photographs, value }: Editing): [string, NewPhotograph][] {
  const text = JSON.stringify(value);
  return Object.entries(photographs).filter(
    ([file, { replaces }]) => replaces === null || text.includes(`"${file}"`),
  );
}

/** Puts a new photograph in the place of another, unless its entry has moved or changed since. */
function addPhotograph(
  editing: Editing,
  path: FieldPath,
  file: string,
  photograph: NewPhotograph,
): Editing {
  const { value } = editing;
  const { replaces } = photograph;
  if (replaces !== null && textOf(valueAt(value, path)) !== replaces) return editing;
  return {
    ...editing,
    value: replaces === null ? value : withValueAt(value, path, file),
    photographs: { ...editing.photographs, [file]: photograph },
    mistakes: withoutMistakes(editing.mistakes, path),
  };
}

function undoPhotograph(editing: Editing, path: FieldPath, file: string): Editing {
  const { [file]: undone, ...photographs } = editing.photographs;
  const replaces = undone?.replaces ?? null;
  const value =
    replaces === null
      ? editing.value
      : withValueAt(editing.value, path, replaces === '' ? undefined : replaces);
  return { ...editing, photographs, value };
}

function refuse(editing: Editing, refusal: ContentRefusal, id: string): Editing {
  const { field, value } = editing;
  const { conflicts = [], document, memberName = '', mistakes = [] } = refusal;
  const own = mistakes
    .filter((mistake) => mistake.document === id)
    .map(({ language, path, reason }) => ({
      path: formPath(field, value, language, path),
      reason,
    }));
  // A field that all languages share is wrong in the file of each.
  const mistakeOf = new Map(own.map((one) => [JSON.stringify(one), one]));
  return {
    ...editing,
    mistakes: [...mistakeOf.values()],
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

/** Rebases the form on the other member's version; fields in `theirs` take their text. */
function resolve(
  editing: Editing,
  { document }: Conflict,
  theirs: ReadonlySet<FormConflict>,
): Editing {
  const { field, start: before } = editing;
  const start = joinValues(field, document.values);
  const merged = mergeFields(before, start, editing.value);
  const value = merged.conflicts
    .filter(({ path }) => [...theirs].some((one) => isWithin(path, one.path)))
    .reduce(
      (form, conflict) => withValueAt(form, conflict.mergedPath, conflict.theirs),
      merged.value,
    );
  return { ...editing, before: document.values, start, value, conflict: null };
}

/** Mistakes outside a field. The same list if none is inside, so that other fields do not render again. */
function withoutMistakes(mistakes: FormMistake[], changed: FieldPath): FormMistake[] {
  const left = mistakes.filter(({ path }) => !isWithin(path, changed));
  return left.length === mistakes.length ? mistakes : left;
}

/** The next state of the form. Input typed during a save is kept. */
export function editingReducer(editing: Editing, event: EditingEvent): Editing {
  switch (event.type) {
    case 'changed':
      return {
        ...editing,
        value: withValueAt(editing.value, event.path, event.value),
        mistakes: withoutMistakes(editing.mistakes, event.path),
      };
    case 'photographAdded':
      return addPhotograph(editing, event.path, event.file, event.photograph);
    case 'photographUndone':
      return undoPhotograph(editing, event.path, event.file);
    case 'restored': {
      const { before, photographs, value } = event.form;
      return { ...editing, before, photographs, start: joinValues(editing.field, before), value };
    }
    case 'saved': {
      const { sent } = event;
      const fresh = startEditing(editing.field, event.document);
      const unsaved = Object.entries(editing.photographs).filter(
        ([file, { id }]) => sent.photographs[file]?.id !== id,
      );
      return {
        ...fresh,
        value: mergeFields(sent.value, fresh.start, editing.value).value,
        photographs: Object.fromEntries(unsaved),
      };
    }
    case 'refused':
      return refuse(editing, event.refusal, event.id);
    case 'resolved':
      return editing.conflict ? resolve(editing, editing.conflict, event.theirs) : editing;
  }
}
