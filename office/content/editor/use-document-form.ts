import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { type ContentDocument, documentSchema, type FieldPath } from '#contract/office/content.ts';
import { isSame } from '#contract/office/values.ts';
import { ApiError, request } from '../../api/request.ts';
import { useKept } from '../kept-words.ts';
import { contentQuery, documentQuery, launchQuery } from '../queries.ts';
import { type Editing, editingReducer, type FormConflict, startEditing } from './editing.ts';
import type { Field } from './fields.ts';
import { formMistakes, wrongNumber } from './mistakes.ts';
import { splitValues } from './twins.ts';
import { type UnsavedWords, unsavedWordsSchema } from './unsaved-words.ts';
import { useKeptWords } from './use-kept-words.ts';

/** The form of a document: what it holds, and saving it as a draft. */
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
  const { before, start, value } = editing;
  const [target, setTarget] = useState<FieldPath | null>(null);
  const { kept, keep } = useKept(id, unsavedWordsSchema);
  const [offered, setOffered] = useState(() =>
    kept && !isSame(kept.value, start) ? kept : undefined,
  );
  const isDirty = useMemo(() => !isSame(value, start), [value, start]);

  useKeptWords(() => {
    if (offered) return;
    const words: UnsavedWords = { atMs: Date.now(), before, value };
    keep(isDirty ? words : undefined);
  }, value);

  const saving = useMutation({
    mutationFn: (sent: Editing) => {
      const after = splitValues(field, sent.value, languages, sent.before);
      const body = { id, before: sent.before, after };
      return request('content/save', documentSchema, { body });
    },
    onSuccess: (saved, sent) => {
      dispatch({ type: 'saved', sent: sent.value, document: saved });
      client.setQueryData(documentQuery(id).queryKey, saved);
      for (const { queryKey } of [contentQuery, launchQuery]) {
        client.invalidateQueries({ queryKey, exact: true });
      }
    },
    onError: (error, sent) => {
      const refusal = error instanceof ApiError ? error.details.content : undefined;
      if (!refusal) return;
      dispatch({ type: 'refused', refusal, id });
      const here = refusal.mistakes?.filter((mistake) => mistake.document === id) ?? [];
      const [first] = formMistakes(field, sent.value, here);
      if (first) setTarget(first.path);
    },
  });

  /** Saves, unless a number has to be mended first. Calls back once it is saved. */
  const send = (form: Editing, onSaved?: () => void) => {
    const wrong = wrongNumber(field, form.value);
    if (wrong) setTarget(wrong);
    else saving.mutate(form, onSaved && { onSuccess: onSaved });
  };

  return {
    editing,
    isDirty,
    isSaving: saving.isPending,
    error: saving.error,
    target,
    setTarget,
    onReached: useCallback(() => setTarget(null), []),
    change: useCallback(
      (path: FieldPath, next: unknown) => dispatch({ type: 'changed', path, value: next }),
      [],
    ),
    save: (onSaved?: () => void) => send(editing, onSaved),
    /** Goes on from what somebody else has saved, and saves. */
    resolve: (theirs: ReadonlySet<FormConflict>) => {
      const event = { type: 'resolved', theirs } as const;
      dispatch(event);
      const resolved = editingReducer(editing, event);
      if (isSame(resolved.value, resolved.start)) saving.reset();
      else send(resolved);
    },
    /** Words that were not saved when the page was left. */
    offered,
    takeOffered: () => {
      if (offered) dispatch({ type: 'continued', words: offered });
      setOffered(undefined);
    },
    refuseOffered: () => {
      keep(undefined);
      setOffered(undefined);
    },
  };
}
