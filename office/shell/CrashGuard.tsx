import { Component, type ReactNode, useEffect } from 'react';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { useWords } from '../words/WordsProvider.tsx';

/** Shown instead of pages that failed, or did not load: offline, or after an update of the office. */
function Crashed() {
  const { problems, shell } = useWords().office;
  // A page whose code did not load is not loaded again by itself.
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  if (!navigator.onLine) return <p role="alert">{problems.offline}</p>;
  return (
    <EntryPage title={shell.crashedTitle}>
      <p>{shell.crashedText}</p>
      <p>
        <button
          className={buttonClasses('primary')}
          onClick={() => location.reload()}
          type="button"
        >
          {shell.reload}
        </button>
      </p>
    </EntryPage>
  );
}

/** Catches errors of rendering, for which React has no hook. */
export class CrashGuard extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <Crashed /> : this.props.children;
  }
}
