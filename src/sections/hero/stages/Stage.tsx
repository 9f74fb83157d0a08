import type { ReactElement } from 'react';
import type { HeroStage } from '#src/content/section.schema.ts';
import type { StageProps } from '#src/site/section.ts';
import { AdSlip } from './AdSlip.tsx';
import { Boards } from './Boards.tsx';
import { Counter, Shamiana, Tasting } from './Painted.tsx';
import { Posts } from './Posts.tsx';
import { Route } from './Route.tsx';
import { SearchResults } from './SearchResults.tsx';
import { ShopPage } from './ShopPage.tsx';
import styles from './Stage.module.css';
import { Wall } from './Wall.tsx';

/** The component of each stage; a subject without one does not compile. */
const stages: {
  [Subject in HeroStage['subject']]: (props: StageProps<Subject>) => ReactElement;
} = {
  'ad-slip': AdSlip,
  boards: Boards,
  counter: Counter,
  posts: Posts,
  route: Route,
  'search-results': SearchResults,
  shamiana: Shamiana,
  'shop-page': ShopPage,
  tasting: Tasting,
  wall: Wall,
};

/** What a service makes, as an example beside the headline. */
export function Stage({ stage, site }: StageProps<HeroStage['subject']>) {
  const Picture = stages[stage.subject] as (
    props: StageProps<HeroStage['subject']>,
  ) => ReactElement;
  return (
    <figure className={`${styles.stage} ${styles[stage.subject] ?? ''}`.trim()}>
      <Picture site={site} stage={stage} />
      <figcaption className={styles.caption}>{stage.caption}</figcaption>
    </figure>
  );
}
