import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fill } from '#contract/fill.ts';
import {
  type ContentOverview,
  type Draft,
  publicationProblems as knownProblems,
  type Publication,
  publicationProblemNames as problemNames,
  publicationSchema,
} from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { problemText } from '../../api/problem-text.ts';
import { ApiError } from '../../api/request.ts';
import { useAnnounce } from '../../shell/Announcer.tsx';
import { formatMoment } from '../../words/format.ts';
import type { ContentWords } from '../../words/words.ts';
import { Confirm } from '../Confirm.tsx';
import { isRunning } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import failure from '../Failure.module.css';
import { useContentAction } from '../use-content-action.ts';
import { useContentWords } from '../use-content-words.ts';
import styles from './HubPage.module.css';

interface PublishProps {
  overview: ContentOverview;
  /** Drafts to publish. */
  chosen: Draft[];
}

/** Button that publishes the chosen drafts, its progress, and the outcome. */
export function Publish({ overview: { drafts, publications }, chosen }: PublishProps) {
  const words = useContentWords();
  const { publish: labels } = words.office.content;
  const [isConfirming, setConfirming] = useState(false);
  const publish = useContentAction('publish', publicationSchema);
  const running = publications.find(isRunning);
  const [last] = publications;
  const endedId = useAnnouncedEnd(publications);

  if (running) {
    return (
      <div className={styles.publish}>
        <Progress publication={running} />
      </div>
    );
  }
  const isConflict = publish.error instanceof ApiError && publish.error.code === 'conflict';
  const problem = isConflict ? labels.conflict : publish.error && problemText(publish.error, words);
  return (
    <div className={styles.publish}>
      {last && (last.problem !== null || last.state === 'failed' || last.id === endedId) && (
        <Outcome publication={last} />
      )}
      {drafts.length > 0 && chosen.length === 0 && <p>{labels.noneChosen}</p>}
      {chosen.length > 0 && !isConfirming && (
        <button
          className={buttonClasses('primary')}
          onClick={() => {
            publish.reset();
            setConfirming(true);
          }}
          type="button"
        >
          {fill(labels.button, { count: chosen.length })}
        </button>
      )}
      {chosen.length > 0 && isConfirming && (
        <Confirm
          confirmLabel={labels.confirm}
          isPending={publish.isPending}
          onCancel={() => setConfirming(false)}
          onConfirm={() =>
            publish.mutate(
              { drafts: chosen.map(({ document, atMs }) => ({ document, atMs })) },
              { onSuccess: () => setConfirming(false) },
            )
          }
          problem={problem}
          title={labels.confirmTitle}
        >
          <p>{labels.confirmText}</p>
          <ul>
            {chosen.map(({ document, title, memberName }) => (
              <li key={document}>
                {documentTitle({ id: document, title }, words)} ({memberName})
              </li>
            ))}
          </ul>
        </Confirm>
      )}
    </div>
  );
}

/** Announces the end of a publication that the page saw running. Returns the publication's id. */
function useAnnouncedEnd(publications: Publication[]): number | undefined {
  const words = useContentWords();
  const { publish: labels } = words.office.content;
  const announce = useAnnounce();
  const followed = useRef<number>(undefined);
  const [endedId, setEndedId] = useState<number>();
  const announceEnd = useEffectEvent((publication: Publication) => {
    announce(publication.state === 'failed' ? labels.failedTitle : doneText(publication, words));
  });
  useEffect(() => {
    const ended = publications.find(({ id }) => id === followed.current);
    if (ended && !isRunning(ended)) {
      announceEnd(ended);
      setEndedId(ended.id);
    }
    followed.current = publications.find(isRunning)?.id;
  }, [publications]);
  return endedId;
}

/** States of a running publication, in order. */
const steps = ['building', 'switching'] as const;

function Progress({
  publication: { state, memberName, startedAtMs },
}: {
  publication: Publication;
}) {
  const words = useContentWords();
  const { publish: labels, publicationStates } = words.office.content;
  return (
    <div className={styles.running} role="status">
      <p>
        <strong>{labels.running}</strong>{' '}
        {fill(labels.byName, {
          name: memberName,
          time: formatMoment(startedAtMs, words.locale),
        })}
      </p>
      <ol>
        {steps.map((step) => (
          <li aria-current={step === state ? 'step' : undefined} key={step}>
            {publicationStates[step]}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** That something was published or undone, and when. */
function doneText({ undoes, endedAtMs, startedAtMs }: Publication, words: ContentWords): string {
  const { publish: labels } = words.office.content;
  const time = formatMoment(endedAtMs ?? startedAtMs, words.locale);
  return fill(undoes === null ? labels.done : labels.undone, { time });
}

function Outcome({ publication }: { publication: Publication }) {
  const words = useContentWords();
  const { publish: labels } = words.office.content;
  const { state, problem } = publication;
  if (state === 'failed') {
    return (
      <div className={failure.failure} role="alert">
        <h3>{labels.failedTitle}</h3>
        <Problem problem={problem} />
        <p>{labels.failedText}</p>
      </div>
    );
  }
  return (
    <div className={problem ? failure.failure : styles.done} role="status">
      <p>
        <strong>{doneText(publication, words)}</strong>
      </p>
      <Problem problem={problem} />
    </div>
  );
}

/** Why a publication failed, with the output of the build or of Git. */
function Problem({ problem }: { problem: string | null }) {
  const { publicationProblems } = useContentWords().office.content;
  if (problem === null) return null;
  const [sentence = '', ...lines] = problem.split('\n');
  const known = problemNames.find((name) => knownProblems[name] === sentence);
  const details = lines.join('\n').trim();
  return (
    <>
      <p>{known ? publicationProblems[known] : sentence}</p>
      {details && <pre>{details}</pre>}
    </>
  );
}
