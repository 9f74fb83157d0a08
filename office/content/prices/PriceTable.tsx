import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import {
  type ContentOverview,
  type DocumentValues,
  savedSchema,
} from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { problemText } from '../../api/problem-text.ts';
import { ApiError, request } from '../../api/request.ts';
import { focusFirstError } from '../../ui/TextField.tsx';
import { useUnsavedInput } from '../../unsaved-input.ts';
import { formatMoment } from '../../words/format.ts';
import { useTranslate } from '../../words/use-translate.ts';
import { MistakeList } from '../MistakeList.tsx';
import notice from '../Notice.module.css';
import { contentQuery, documentQuery } from '../queries.ts';
import { useContentWords } from '../use-content-words.ts';
import { ConflictList } from './ConflictList.tsx';
import { PriceLine } from './PriceLine.tsx';
import styles from './PricesPage.module.css';
import {
  applyTyped,
  fieldKey,
  priceRows,
  readCatalogues,
  type Typed,
  typedRupees,
  unitsOf,
} from './price-rows.ts';
import {
  keyOf,
  openPrices,
  type PricesAction,
  type PricesState,
  pricesReducer,
  storedPricesSchema,
  toStore,
  unsavedIn,
} from './prices-state.ts';

interface PriceTableProps {
  languages: ContentOverview['languages'];
  /** The current catalogue. */
  values: DocumentValues;
}

/** The table of prices, with input that is not saved yet. */
export function PriceTable({ languages, values }: PriceTableProps) {
  const words = useContentWords();
  const { prices: labels } = words.office.content;
  const { stored, store } = useUnsavedInput('prices', storedPricesSchema);
  const [state, dispatch] = useReducer(pricesReducer, values, (filled) =>
    openPrices(filled, stored),
  );
  const unsaved = unsavedIn(state);
  const translate = useTranslate('mistakes');
  const catalogues = readCatalogues(state.before);
  const form = useRef<HTMLFormElement>(null);
  const save = useSave(state, dispatch, () => focusFirstError(form.current));
  const isUnsaved = Object.keys(unsaved).length > 0;

  useEffect(() => {
    const input = toStore(state);
    store(input && { atMs: Date.now(), ...input });
  }, [store, state]);

  if (!catalogues) return <p role="alert">{words.office.problems.unreadable}</p>;

  const wrongPrices = Object.entries(unsaved).filter(
    ([key, text]) => key.startsWith('price ') && typedRupees(text) === undefined,
  );
  const errors: Record<string, string> = Object.fromEntries(
    wrongPrices.map(([key]) => [key, labels.priceWrong]),
  );
  for (const mistake of state.mistakes) {
    const key = mistake.document === 'catalogue' ? keyOf(state.before, mistake) : undefined;
    if (key) errors[key] ??= translate(mistake.reason);
  }
  const otherMistakes = state.mistakes.filter(
    (mistake) => mistake.document !== 'catalogue' || !keyOf(state.before, mistake),
  );
  const units = unitsOf(catalogues, words.language);

  const submit = () => {
    if (wrongPrices.length > 0) {
      focusFirstError(form.current);
      return;
    }
    if (isUnsaved && !state.conflict && !save.isPending) {
      save.mutate({ after: applyTyped(catalogues, unsaved), sent: unsaved });
    }
  };

  return (
    <form
      aria-label={labels.title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      ref={form}
    >
      {state.storedAtMs !== null && isUnsaved && (
        <div className={notice.notice} role="status">
          <p>
            {labels.kept} {formatMoment(state.storedAtMs, words.locale)}
          </p>
          <button
            className={buttonClasses('secondary')}
            onClick={() => dispatch({ type: 'restarted', before: values })}
            type="button"
          >
            {labels.startAgain}
          </button>
        </div>
      )}
      {priceRows(catalogues, words.language).map(({ name, rows }) => (
        <section aria-label={name} className={styles.category} key={name}>
          <h2>{name}</h2>
          <div aria-hidden="true" className={styles.heads}>
            <span />
            <span>{labels.price}</span>
            <span>{labels.unit}</span>
            {languages.map(({ code, name: language }) => (
              <span key={code}>
                {labels.includes}: {language}
              </span>
            ))}
          </div>
          <ul>
            {rows.map((row) => (
              <PriceLine
                errorOf={(priceField) => errors[fieldKey(row.name, priceField)]}
                key={row.name}
                languages={languages}
                onEnter={focusNext}
                onType={(priceField, text) =>
                  dispatch({ type: 'typed', key: fieldKey(row.name, priceField), text })
                }
                row={row}
                textOf={(priceField, before) =>
                  state.typed[fieldKey(row.name, priceField)] ?? before
                }
                units={units}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.bar}>
        {state.conflict && (
          <ConflictList
            conflict={state.conflict}
            onDecide={(conflict, isMine) => dispatch({ type: 'decided', conflict, isMine })}
          />
        )}
        {otherMistakes.length > 0 && <MistakeList languages={languages} mistakes={otherMistakes} />}
        <div className={styles.barLine}>
          <button
            aria-disabled={save.isPending || state.conflict !== null || !isUnsaved}
            className={buttonClasses('primary')}
            type="submit"
          >
            {save.isPending ? words.office.actions.saving : labels.save}
          </button>
          <p role="status">
            <SaveState isUnsaved={isUnsaved} savedAtMs={state.savedAtMs} />
          </p>
        </div>
        <p className={field.error} role="alert">
          {problemOf(save.error, state)}
        </p>
      </div>
    </form>
  );

  function problemOf(error: Error | null, { conflict, mistakes }: PricesState) {
    if (wrongPrices.length > 0) return labels.wrong;
    if (!error) return null;
    const isSettled =
      error instanceof ApiError &&
      ((error.code === 'conflict' && !conflict) ||
        (error.code === 'mistakes' && mistakes.length === 0));
    return isSettled ? null : problemText(error, words);
  }
}

/** Moves the focus down the column on Enter, from the last line to the button. */
function focusNext(event: KeyboardEvent<HTMLElement>) {
  const { currentTarget: current } = event;
  event.preventDefault();
  const column = current.dataset.column;
  const form = current.closest('form');
  const all = [...(form?.querySelectorAll<HTMLElement>(`[data-column="${column}"]`) ?? [])];
  const next = all[all.indexOf(current) + 1] ?? form?.querySelector<HTMLElement>('[type=submit]');
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

/** Saves the table as a draft. `onRefused` runs after the mistakes are rendered. */
function useSave(
  state: PricesState,
  dispatch: (action: PricesAction) => void,
  onRefused: () => void,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ after }: { after: DocumentValues; sent: Typed }) =>
      request('content/save', savedSchema, {
        body: { id: 'catalogue', before: state.before, after },
      }),
    onSuccess: (document, { sent }) => {
      if (!document) return;
      client.setQueryData(documentQuery('catalogue').queryKey, document);
      client.invalidateQueries({ queryKey: contentQuery.queryKey, exact: true });
      dispatch({ type: 'saved', document, sent, atMs: Date.now() });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.details.content) {
        const refusal = error.details.content;
        flushSync(() => dispatch({ type: 'refused', refusal }));
        onRefused();
      }
    },
  });
}

function SaveState({ isUnsaved, savedAtMs }: { isUnsaved: boolean; savedAtMs: number | null }) {
  const words = useContentWords();
  const { prices: labels } = words.office.content;
  if (isUnsaved) return labels.unsaved;
  if (savedAtMs === null) return labels.unchanged;
  return (
    <>
      {fill(labels.saved, { time: formatMoment(savedAtMs, words.locale) })}{' '}
      <Link to="/content/preview?address=/pricing&document=catalogue">{labels.preview}</Link>
    </>
  );
}
