import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ContentOverview, Publication } from '#contract/office/content.ts';
import { ApiError } from '../api/request.ts';
import { Page } from '../shell/Page.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import styles from './ContentPage.module.css';
import { contentQuery } from './queries.ts';
import { useContentWords } from './use-content-words.ts';

/** Polling interval while a publication runs, in ms. */
const publicationPauseMs = 1_000;

/** Whether a publication is still running. */
export const isRunning = ({ state }: Publication): boolean =>
  state === 'building' || state === 'switching';

/** Link to the hub. */
export function WayBack() {
  const { hub } = useContentWords().office.content;
  return (
    <p className={styles.back}>
      <Link to="/content">{hub.back}</Link>
    </p>
  );
}

interface ContentPageProps {
  title: string;
  text?: string | undefined;
  /** False on the hub, where the link leads. */
  hasWayBack?: boolean;
  children: (overview: ContentOverview) => ReactNode;
}

/** A page about the website's content. It polls while a publication runs. */
export function ContentPage({ title, text, hasWayBack = true, children }: ContentPageProps) {
  const { hub } = useContentWords().office.content;
  const query = useQuery({
    ...contentQuery,
    refetchInterval: ({ state: { data } }) =>
      data?.publications.some(isRunning) ? publicationPauseMs : false,
  });
  const isMissing =
    !query.data && query.error instanceof ApiError && query.error.code === 'notFound';
  return (
    <Page title={title}>
      {hasWayBack && <WayBack />}
      {isMissing ? (
        <p role="alert">{hub.notHere}</p>
      ) : (
        <>
          {text && <p className={styles.text}>{text}</p>}
          <Loaded query={query}>{children}</Loaded>
        </>
      )}
    </Page>
  );
}
