import { fill } from '#contract/fill.ts';
import {
  type ContentOverview,
  type Publication,
  publicationSchema,
} from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import field from '#src/ui/Field.module.css';
import { problemText } from '../../api/problem-text.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { formatMoment } from '../../words/format.ts';
import { ChangeList } from '../ChangeList.tsx';
import { isRunning } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import { useContentAction } from '../use-content-action.ts';
import { useContentWords } from '../use-content-words.ts';
import styles from './HubPage.module.css';

/** Recent publications; the newest can be undone. */
export function Published({ overview }: { overview: ContentOverview }) {
  const { published: labels } = useContentWords().office.content;
  const published = overview.publications.filter(({ state }) => state === 'published');
  const isFree = !overview.publications.some(isRunning);
  return (
    <section aria-labelledby="published">
      <SectionTitle id="published" title={labels.title} />
      {published.length === 0 ? (
        <p>{labels.none}</p>
      ) : (
        <ul className={styles.list}>
          {published.map((publication) => (
            <PublishedLine
              canUndo={isFree && publication.id === overview.lastPublished}
              key={publication.id}
              overview={overview}
              publication={publication}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface PublishedLineProps {
  publication: Publication;
  overview: ContentOverview;
  canUndo: boolean;
}

function PublishedLine({ publication, overview, canUndo }: PublishedLineProps) {
  const words = useContentWords();
  const { published: labels } = words.office.content;
  const undo = useContentAction('undo', publicationSchema);
  const { id, memberName: name, startedAtMs, endedAtMs, undoes, drafts } = publication;
  const undone = overview.publications.find((other) => other.id === undoes);
  const time = (timeMs: number) => formatMoment(timeMs, words.locale);
  return (
    <li>
      <p>
        <strong>{fill(labels.by, { name, time: time(endedAtMs ?? startedAtMs) })}</strong>
      </p>
      {undone && (
        <p>{fill(labels.undid, { time: time(undone.endedAtMs ?? undone.startedAtMs) })}</p>
      )}
      {drafts.map(({ document, title, changes }) => (
        <div key={document}>
          <p>{documentTitle({ id: document, title }, words)}</p>
          <ChangeList changes={changes} languages={overview.languages} />
        </div>
      ))}
      {canUndo && (
        <>
          <p className={styles.small} id="undo">
            {labels.undoText}
          </p>
          <div className={styles.buttons}>
            <ActionButton
              aria-describedby="undo"
              className={buttonClasses('secondary')}
              isDisabled={undo.isPending}
              onClick={() => undo.mutate({ publication: id })}
            >
              {labels.undo}
            </ActionButton>
            <p className={field.error} role="alert">
              {undo.error && problemText(undo.error, words)}
            </p>
          </div>
        </>
      )}
    </li>
  );
}
