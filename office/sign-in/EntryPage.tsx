import type { ReactNode } from 'react';
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './EntryPage.module.css';

/** A board with a few words, before anybody is signed in. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  const { brand, office } = useWords();
  return (
    <div className={styles.page}>
      <title>{`${title} · ${office.shell.office}`}</title>
      <header className={styles.head}>
        <p>
          {brand} <span>{office.shell.office}</span>
        </p>
        <LanguageSwitch />
      </header>
      <main className={styles.board}>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
