import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { fill } from '#contract/fill.ts';
import { longestQuery } from '#contract/office/orders.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { problemText } from '../../api/problem-text.ts';
import { findQuery } from '../../api/queries.ts';
import { Page } from '../../shell/Page.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useWide } from '../../ui/use-wide.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { OrderCards } from '../OrderCards.tsx';
import { Filters } from './Filters.tsx';
import styles from './FindPage.module.css';
import { areDaysWrong, type FindFilters, readFilters, withoutEmpty } from './find-address.ts';
import { OrderTable } from './OrderTable.tsx';

/** Waits for the end of typing, in ms. */
const typingPauseMs = 300;

/** Finds orders. What to find is in the address, so that going back shows the same list. */
export function FindPage() {
  const words = useWords();
  const { find: labels } = words.office;
  const isWide = useWide();
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const change = (changed: Partial<FindFilters>) =>
    setAddress(withoutEmpty({ ...filters, ...changed }), { replace: true });
  const isWrong = areDaysWrong(filters);
  const query = useInfiniteQuery({
    ...findQuery(filters),
    enabled: !isWrong,
    placeholderData: keepPreviousData,
  });

  return (
    <Page title={labels.title}>
      <div className={styles.form}>
        <SearchField onSearch={(q) => change({ q })} q={filters.q ?? ''} />
        <Filters filters={filters} onChange={change} onClear={() => setAddress({})} />
        <p className={field.error} role="alert">
          {isWrong && labels.wrongDates}
        </p>
      </div>
      {!isWrong && (
        <Loaded query={query.isFetchNextPageError ? { ...query, error: null } : query}>
          {({ pages }) => {
            const orders = pages.flatMap((page) => page.orders);
            return (
              <section
                aria-busy={query.isPlaceholderData}
                aria-labelledby="results"
                className={styles.results}
              >
                <div className={styles.head}>
                  <h2 id="results">{labels.results}</h2>
                  <p role="status">
                    {orders.length === 0
                      ? labels.none
                      : fill(labels.shown, { count: orders.length })}
                  </p>
                </div>
                {orders.length === 0 && <p>{labels.noneHint}</p>}
                {orders.length > 0 &&
                  (isWide ? <OrderTable orders={orders} /> : <OrderCards orders={orders} />)}
                {query.hasNextPage ? (
                  <>
                    <ActionButton
                      className={buttonClasses('secondary', 'wide')}
                      isDisabled={query.isFetchingNextPage}
                      onClick={() => query.fetchNextPage()}
                    >
                      {query.isFetchingNextPage ? labels.loadingMore : labels.more}
                    </ActionButton>
                    <p className={field.error} role="alert">
                      {query.isFetchNextPageError && problemText(query.error, words)}
                    </p>
                  </>
                ) : (
                  orders.length > 0 && <p className={field.hint}>{labels.end}</p>
                )}
              </section>
            );
          }}
        </Loaded>
      )}
    </Page>
  );
}

interface SearchFieldProps {
  /** As the address has it. */
  q: string;
  onSearch: (q: string) => void;
}

/** The search field. It searches once typing pauses, or at once by Enter. */
function SearchField({ q, onSearch }: SearchFieldProps) {
  const { find: labels } = useWords().office;
  const [typed, setTyped] = useState(q);
  const settled = useDebounced(typed, typingPauseMs);
  const { key, pathname } = useLocation();
  const [knownKey, setKnownKey] = useState(key);
  // A search replaces the address; any other navigation fills the field: back, a link or Clear all.
  const isOwn = useNavigationType() === 'REPLACE';
  if (key !== knownKey) {
    setKnownKey(key);
    if (!isOwn) setTyped(q);
  }

  const search = useEffectEvent((text: string) => {
    // A result that was pressed meanwhile is opening: its page may still be loading.
    const isLeaving = location.pathname !== pathname;
    if (text === typed && text.trim() !== q && !isLeaving) onSearch(text.trim());
  });
  useEffect(() => search(settled), [settled]);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        autoComplete="off"
        enterKeyHint="search"
        hint={labels.hint}
        label={labels.field}
        maxLength={longestQuery}
        onChange={({ target }) => setTyped(target.value)}
        type="search"
        value={typed}
      />
    </form>
  );
}
