import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { ContentPage } from '../ContentPage.tsx';
import { openPoints } from '../launch/open-points.ts';
import { launchQuery } from '../queries.ts';
import { useContentWords } from '../use-content-words.ts';
import { Drafts } from './Drafts.tsx';
import styles from './HubPage.module.css';
import { Published } from './Published.tsx';

/** Frequent tasks, with the pages for them. */
const tasks = [
  ['prices', '/content/prices'],
  ['contact', '/content/edit/agency?at=contact'],
  ['pages', '/content/documents?kind=pages'],
  ['reviews', '/content/reviews'],
  ['photographs', '/content/photographs'],
  ['districts', '/content/documents?kind=districts'],
  ['notice', '/content/edit/labels?at=notice.title'],
  ['everything', '/content/documents'],
] as const;

/** Overview of the website: editing tasks, drafts and publications. */
export function HubPage() {
  const { content, shell } = useContentWords().office;
  return (
    <ContentPage hasWayBack={false} text={content.hub.text} title={shell.website}>
      {(overview) => (
        <div className={styles.parts}>
          {overview.drafts.length > 0 && (
            <p>
              <a href="#drafts">
                {fill(content.hub.draftCount, { count: overview.drafts.length })}
              </a>
            </p>
          )}
          <Tasks />
          <Drafts overview={overview} />
          <Published overview={overview} />
        </div>
      )}
    </ContentPage>
  );
}

function Tasks() {
  const { language, office } = useContentWords();
  const { hub } = office.content;
  const { data: launch } = useQuery(launchQuery);
  const count = launch ? openPoints(launch, language).length : 0;
  return (
    <nav aria-label={hub.asks}>
      <ul className={styles.tasks}>
        {tasks.map(([task, to]) => (
          <li key={task}>
            <Link to={to}>
              <strong>{hub[task]}</strong>
              <span>{hub[`${task}Text`]}</span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
        <li>
          <Link to="/content/launch">
            <strong>{hub.launch}</strong>
            <span>{count > 0 ? fill(hub.launchCount, { count }) : hub.launchText}</span>
            <Icon name="arrow" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
