import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import type { ContentOverview } from '#contract/office/content.ts';
import { Fold } from '#src/ui/Fold.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { useTranslate } from '../../words/use-translate.ts';
import { ContentPage } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import { fieldLink } from '../links.ts';
import { launchQuery } from '../queries.ts';
import { useContentWords } from '../use-content-words.ts';
import styles from './LaunchPage.module.css';
import { grouped, type OpenPoint, openPoints } from './open-points.ts';

/** Samples to replace and questions to answer before going live, by document, each with a link to its field. */
export function LaunchPage() {
  const { language, office } = useContentWords();
  const { launch: labels } = office.content;
  const query = useQuery(launchQuery);
  return (
    <ContentPage text={labels.text} title={labels.title}>
      {({ languages }) => (
        <Loaded query={query}>
          {(list) =>
            list.items.length === 0 ? (
              <p>{labels.none}</p>
            ) : (
              <Points languages={languages} points={openPoints(list, language)} />
            )
          }
        </Loaded>
      )}
    </ContentPage>
  );
}

interface PointsProps {
  points: OpenPoint[];
  languages: ContentOverview['languages'];
}

/** Points in a fold for each document, because there are dozens of districts. */
function Points({ points, languages }: PointsProps) {
  const words = useContentWords();
  const { launch: labels, launchKinds } = words.office.content;
  const translate = useTranslate('fields');
  // A question is in the language of its file.
  const textOf = ({ kind, text }: OpenPoint) => (kind === 'question' ? text : translate(text));
  const documents = grouped(points, ({ document }) => document);
  return documents.map(([document, of]) => {
    const title = documentTitle({ id: document, title: of[0]?.title }, words);
    const summary = (
      <span className={styles.title}>
        {title} <span>{of.length}</span>
      </span>
    );
    return (
      <Fold key={document} summary={summary}>
        <ul className={styles.points}>
          {of.map((point) => (
            <li key={JSON.stringify([point.kind, point.path, point.text])}>
              <p>
                <mark className={styles[point.kind]}>{launchKinds[point.kind]}</mark>{' '}
                {textOf(point)} {isInOne(point, languages) && nameOf(point.languages[0], languages)}
              </p>
              <Link
                aria-label={fill(labels.mendOne, { title, text: textOf(point) })}
                to={fieldLink(document, point.path, point.language)}
              >
                {labels.mend}
              </Link>
            </li>
          ))}
        </ul>
      </Fold>
    );
  });
}

const isInOne = (point: OpenPoint, all: ContentOverview['languages']) =>
  point.languages.length === 1 && all.length > 1;

/** Name of a language, in brackets. */
function nameOf(language: string | undefined, languages: ContentOverview['languages']) {
  const found = languages.find(({ code }) => code === language);
  return found && <small lang={found.code}>({found.name})</small>;
}
