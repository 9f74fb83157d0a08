import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ContentOverview, savedSchema } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { problemText } from '../../api/problem-text.ts';
import { ApiError, request } from '../../api/request.ts';
import { useAnnounce } from '../../shell/Announcer.tsx';
import buttons from '../../ui/Buttons.module.css';
import { focusFirstError } from '../../ui/TextField.tsx';
import { useUnsavedInput } from '../../unsaved-input.ts';
import { useTranslate } from '../../words/use-translate.ts';
import { MistakeList } from '../MistakeList.tsx';
import { contentQuery } from '../queries.ts';
import { useContentWords } from '../use-content-words.ts';
import {
  boardReducer,
  jobOf,
  missingFields,
  newSlug,
  openBoard,
  otherMistakes,
  storedBoardSchema,
  toStore,
} from './board-state.ts';
import { JobFields } from './JobFields.tsx';
import { PhotographLine } from './PhotographLine.tsx';
import styles from './PhotographsPage.module.css';
import { Picker } from './Picker.tsx';
import { useUploads } from './use-uploads.ts';

interface AddBoardProps {
  overview: ContentOverview;
  onDone: () => void;
}

const isConflict = (error: Error | null) => error instanceof ApiError && error.code === 'conflict';

/** Form for a finished board. Photographs come first, so that they upload while the rest is filled in. */
export function AddBoard({ overview, onDone }: AddBoardProps) {
  const words = useContentWords();
  const { photographs: labels } = words.office.content;
  const { languages, documents } = overview;
  const codes = languages.map(({ code }) => code);
  const client = useQueryClient();
  const announce = useAnnounce();
  const form = useRef<HTMLFormElement>(null);
  const { stored, store } = useUnsavedInput('board', storedBoardSchema);
  const [state, dispatch] = useReducer(boardReducer, stored, openBoard);
  const uploads = useUploads(state, dispatch);
  const { photographs, fields, submitAttempted } = state;
  // A save whose answer was lost may have stored the job under this name: the next attempt uses it, too.
  const sentId = useRef<string>(undefined);

  const save = useMutation({
    mutationFn: () => {
      const { job, photographs: files } = jobOf(state, codes);
      const others = documents.filter(({ id }) => id !== sentId.current);
      const id = `work/${newSlug(job.district, job.format, others)}`;
      sentId.current = id;
      return request('content/save', savedSchema, {
        body: { id, before: null, after: { all: job }, photographs: files },
      });
    },
    onSuccess: () => {
      store(undefined);
      announce(labels.saved, { to: '/content#drafts', label: words.office.content.drafts.title });
      onDone();
    },
    onError: (error) => {
      if (isConflict(error)) sentId.current = undefined;
      if (error instanceof ApiError && error.details.content?.mistakes) {
        const { mistakes } = error.details.content;
        flushSync(() => dispatch({ type: 'refused', mistakes }));
        focusFirstError(form.current);
      }
    },
    // Loads names that other members have taken meanwhile, so that the next attempt picks a free one.
    onSettled: () => client.invalidateQueries({ queryKey: contentQuery.queryKey }),
  });

  useEffect(() => {
    if (!save.isSuccess) store(toStore(state));
  }, [store, state, save.isSuccess]);

  const hasInput = toStore(state) !== undefined;
  const translate = useTranslate('mistakes');
  const missing = new Set(missingFields(state, codes));
  const errorOf = (path: string): string | undefined => {
    const mistake = state.mistakes[path];
    if (mistake) return translate(mistake);
    if (!submitAttempted || !missing.has(path)) return undefined;
    return path.startsWith('size.') ? labels.wrongSize : labels.missing;
  };
  const isSending = photographs.some(({ upload }) => /^(?:waiting|sending)$/.test(upload.state));
  const hasPhotograph = photographs.some(({ upload }) => upload.state === 'sent');
  const uploadProblem =
    (isSending && labels.stillSending) || (!hasPhotograph && labels.photographMissing) || null;
  const elsewhere =
    save.error instanceof ApiError
      ? otherMistakes(save.error.details.content?.mistakes ?? [], state, codes)
      : [];

  const problemOf = (error: Error | null) =>
    isConflict(error) ? labels.taken : error && problemText(error, words);

  const submit = () => {
    flushSync(() => dispatch({ type: 'submitted' }));
    if (uploadProblem === null && missing.size === 0) {
      if (!save.isPending) save.mutate();
      return;
    }
    focusFirstError(form.current);
  };

  return (
    <form
      aria-label={labels.addTitle}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      ref={form}
    >
      <Picker count={photographs.length} onChoose={uploads.choose} />
      {photographs.length > 0 && (
        <ul className={styles.photographs}>
          {photographs.map((photograph, index) => (
            <PhotographLine
              dispatch={dispatch}
              errorOf={errorOf}
              key={photograph.key}
              languages={languages}
              number={index + 1}
              photograph={photograph}
              state={state}
            />
          ))}
        </ul>
      )}
      <JobFields
        errorOf={errorOf}
        fields={fields}
        onWrite={(path, text) => dispatch({ type: 'typed', field: path, text })}
        overview={overview}
      />
      {elsewhere.length > 0 && <MistakeList languages={languages} mistakes={elsewhere} />}
      <div className={buttons.row}>
        <button aria-disabled={save.isPending} className={buttonClasses('primary')} type="submit">
          {save.isPending ? words.office.actions.saving : labels.save}
        </button>
        <button className={buttonClasses('secondary')} onClick={onDone} type="button">
          {labels.cancel}
        </button>
        {hasInput && (
          <button
            className={buttonClasses('secondary')}
            onClick={() => dispatch({ type: 'cleared' })}
            type="button"
          >
            {labels.clear}
          </button>
        )}
      </div>
      <p className={field.error} role="alert">
        {(submitAttempted && uploadProblem) || problemOf(save.error)}
      </p>
      {hasInput && <p className={field.hint}>{labels.kept}</p>}
    </form>
  );
}
