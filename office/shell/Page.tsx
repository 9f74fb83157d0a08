import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '../words/WordsProvider.tsx';
import styles from './Page.module.css';

interface PageProps {
  title: string;
  /** Shown instead of the title, which is then the tab's alone. */
  heading?: ReactNode;
  children: ReactNode;
}

/** A page with its title. After a navigation its heading gets the focus. */
export function Page({ title, heading = title, children }: PageProps) {
  const { office } = useWords();
  const { key, hash, pathname } = useLocation();
  const headline = useRef<HTMLHeadingElement>(null);
  /** The first page of a visit leaves the focus to the browser; a hash leads to a part of the page. */
  const isNavigation = key !== 'default' && hash === '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address, whatever else changes
  useEffect(() => {
    if (!isNavigation) return;
    scrollTo(0, 0);
    headline.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <title>{`${title} · ${office.shell.office}`}</title>
      <h1 className={styles.title} ref={headline} tabIndex={-1}>
        {heading}
      </h1>
      {children}
    </>
  );
}
