import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { type ContentDocument, documentSchema, type FieldPath } from '#contract/office/content.ts';
import { isSame } from '#contract/office/values.ts';
import { ApiError, request } from '../../api/request.ts';
import { useUnsavedInput } from '../../unsaved-input.ts';
import { contentQuery, documentQuery, launchQuery } from '../queries.ts';
import {
  type Editing,
  editingReducer,
  type FormConflict,
  type NewPhotograph,
  photographsToSave,
  startEditing,
  type UnsavedForm,
  unsavedFormSchema,
} from './editing.ts';
import type { Field } from './fields.ts';
import { wrongNumber } from './mistakes.ts';
import { splitValues } from './twins.ts';
import { useAutosave } from './use-autosave.ts';

/** Whether a form has input that differs from the document. */
const isUnsaved = (editing: Editing): boolean =>
  !isSame(editing.value, editing.start) || photographsToSave(editing).length > 0;

/** The form of a document: its input, and saving it as a draft. */
export function useDocumentForm(
  document: ContentDocument,
  field: Field,
  languages: readonly string[],
) {
  const { id } = document;
  const client = useQueryClient();
  const [editing, dispatch] = useReducer(editingReducer, undefined, () =>
    startEditing(field, document),
  );
  const [target, setTarget] = useState<FieldPath | null>(null);
  const { stored, store } = useUnsavedInput(id, unsavedFormSchema);
  const [offered, setOffered] = useState(() =>
    stored && isUnsaved({ ...editing, ...stored }) ? stored : undefined,
  );
  const isDirty = useMemo(() => isUnsaved(editing), [editing]);

  useAutosave(editing, ({ before, photographs, value }) => {
    if (offered) return;
    const form: UnsavedForm = { atMs: Date.now(), before, photographs, value };
    store(isDirty ? form : undefined);
  });

  const saving = useMutation({
    mutationFn: (sent: Editing) => {
      const after = splitValues(field, sent.value, languages, sent.before);
      const photographs = Object.fromEntries(
        photographsToSave(sent).map(([file, photograph]) => [file, photograph.id]),
      );
      const body = { id, before: sent.before, after, photographs };
      return request('content/save', documentSchema, { body });
    },
    onSuccess: (saved, sent) => {
      dispatch({ type: 'saved', sent, document: saved });
      client.setQueryData(documentQuery(id).queryKey, saved);
      for (const { queryKey } of [contentQuery, launchQuery]) {
        client.invalidateQueries({ queryKey, exact: true });
      }
    },
    onError: (error, sent) => {
      const refusal = error instanceof ApiError ? error.details.content : undefined;
      if (!refusal) return;
      const event = { type: 'refused', refusal, id } as const;
      dispatch(event);
      const [first] = editingReducer(sent, event).mistakes;
      if (first) setTarget(first.path);
    },
  });

  /** Saves the form, unless it has a number that cannot be saved, which then takes the focus. */
  const send = (form: Editing, onSaved?: () => void) => {
    const wrong = wrongNumber(field, form.value);
    if (wrong) setTarget(wrong);
    else saving.mutate(form, onSaved && { onSuccess: onSaved });
  };

  return {
    editing,
    isDirty,
    isSaving: saving.isPending,
    isSaved: saving.isSuccess,
    error: saving.error,
    target,
    setTarget,
    onReached: useCallback(() => setTarget(null), []),
    change: useCallback(
      (path: FieldPath, next: unknown) => dispatch({ type: 'changed', path, value: next }),
      [],
    ),
    addPhotograph: useCallback(
      (path: FieldPath, file: string, photograph: NewPhotograph) =>
        dispatch({ type: 'photographAdded', path, file, photograph }),
      [],
    ),
    undoPhotograph: useCallback(
      (path: FieldPath, file: string) => dispatch({ type: 'photographUndone', path, file }),
      [],
    ),
    save: (onSaved?: () => void) => send(editing, onSaved),
    /** Merges the form with the other member's version, and saves the result. */
    resolve: (theirs: ReadonlySet<FormConflict>) => {
      const event = { type: 'resolved', theirs } as const;
      dispatch(event);
      const resolved = editingReducer(editing, event);
      if (isUnsaved(resolved)) send(resolved);
      else saving.reset();
    },
    /** Unsaved input of an earlier visit, until the member takes or discards it. */
    offered,
    takeOffered: () => {
      if (offered) dispatch({ type: 'restored', form: offered });
      setOffered(undefined);
    },
    refuseOffered: () => {
      store(undefined);
      setOffered(undefined);
    },
  };
}
