import type { ReactNode } from 'react';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { problemText } from '../api/problem-text.ts';
import { ApiError } from '../api/request.ts';
import { useWords } from '../words/WordsProvider.tsx';
import { ActionButton } from './ActionButton.tsx';
import styles from './Loaded.module.css';

interface LoadedProps<Data> {
  query: {
    data: Data | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (data: Data) => ReactNode;
}

/** What a query has loaded; before that its progress, or why it failed, with a button to try again. */
export function Loaded<Data>({
  query: { data, error, isFetching, refetch },
  children,
}: LoadedProps<Data>) {
  const words = useWords();
  const { shell } = words.office;
  const tryAgain = (
    <ActionButton
      className={buttonClasses('secondary')}
      isDisabled={isFetching}
      onClick={() => refetch()}
    >
      {isFetching ? shell.loading : shell.tryAgain}
    </ActionButton>
  );
  if (data !== undefined) {
    return (
      <>
        {error && (
          <div className={styles.outdated} role="alert">
            <p>
              {shell.outdated} {problemText(error, words)}
            </p>
            {tryAgain}
          </div>
        )}
        {children(data)}
      </>
    );
  }
  if (error instanceof ApiError && error.code === 'notFound') {
    return <p role="alert">{problemText(error, words)}</p>;
  }
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <h2>{shell.failed}</h2>
        <p>{problemText(error, words)}</p>
        {tryAgain}
      </div>
    );
  }
  return <Skeleton />;
}

/** Placeholder lines while loading. Visible after a moment, so that fast responses do not flicker. */
export function Skeleton() {
  const { shell } = useWords().office;
  return (
    <div className={styles.skeleton} role="status">
      <p>{shell.loading}</p>
      <span />
      <span />
      <span />
    </div>
  );
}
