import type { ReactElement } from 'react';
import type { HeroStage, StageOf } from '#src/content/section.schema.ts';
import { SearchResults } from './SearchResults.tsx';
import styles from './Stage.module.css';

/** The component of each stage; a subject without one does not compile. */
const stages: {
  [Subject in HeroStage['subject']]: (props: { stage: StageOf<Subject> }) => ReactElement;
} = {
  'search-results': SearchResults,
};

/** What a service makes, as an example beside the headline. */
export function Stage({ stage }: { stage: HeroStage }) {
  const Picture = stages[stage.subject] as (props: { stage: HeroStage }) => ReactElement;
  return (
    <figure className={`${styles.stage} ${styles[stage.subject] ?? ''}`.trim()}>
      <Picture stage={stage} />
      <figcaption className={styles.caption}>{stage.caption}</figcaption>
    </figure>
  );
}
