import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import type { ContentOverview, Draft } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { useAnnounce } from '../../shell/Announcer.tsx';
import { SectionTitle } from '../../ui/SectionTitle.tsx';
import { formatMoment } from '../../words/format.ts';
import { ChangeList } from '../ChangeList.tsx';
import { DiscardDraft } from '../DiscardDraft.tsx';
import { documentTitle } from '../document-title.ts';
import { editorLink, previewLink } from '../links.ts';
import { TwinNotes } from '../TwinNotes.tsx';
import { useContentWords } from '../use-content-words.ts';
import styles from './HubPage.module.css';
import { Publish } from './Publish.tsx';

/** Unpublished changes, and the button that publishes the chosen ones. */
export function Drafts({ overview }: { overview: ContentOverview }) {
  const { drafts: labels } = useContentWords().office.content;
  const announce = useAnnounce();
  const { drafts, languages } = overview;
  const [heldBack, setHeldBack] = useState<ReadonlySet<string>>(new Set());
  const hold = (document: string, isHeld: boolean) =>
    setHeldBack((held) => new Set([...held, document].filter((one) => isHeld || one !== document)));
  const section = useRef<HTMLElement>(null);
  const chosen = drafts.filter(({ document }) => !heldBack.has(document));
  return (
    <section aria-labelledby="drafts" ref={section} tabIndex={-1}>
      <SectionTitle count={drafts.length} id="drafts" title={labels.title} />
      <p>{drafts.length === 0 ? labels.none : labels.text}</p>
      {drafts.length > 0 && (
        <ul className={styles.list}>
          {drafts.map((draft) => (
            <DraftLine
              draft={draft}
              isChosen={!heldBack.has(draft.document)}
              key={draft.document}
              languages={languages}
              onChoose={(isChosen) => hold(draft.document, !isChosen)}
              onDiscarded={() => {
                announce(labels.discarded);
                // The line with its button is gone.
                section.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      <Publish chosen={chosen} overview={overview} />
    </section>
  );
}

interface DraftLineProps {
  draft: Draft;
  languages: ContentOverview['languages'];
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onDiscarded: () => void;
}

function DraftLine({ draft, languages, isChosen, onChoose, onDiscarded }: DraftLineProps) {
  const words = useContentWords();
  const { drafts: labels } = words.office.content;
  const { document, memberName: name, atMs, changes } = draft;
  const title = documentTitle({ id: document, title: draft.title }, words);
  return (
    <li>
      <label className={styles.name}>
        <input
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
          type="checkbox"
        />
        {title}
      </label>
      <p className={styles.small}>
        {fill(labels.by, { name, time: formatMoment(atMs, words.locale) })}
      </p>
      <ChangeList changes={changes} languages={languages} />
      <TwinNotes draft={draft} languages={languages} />
      <div className={styles.buttons}>
        <Link
          aria-label={fill(labels.previewOf, { title })}
          className={buttonClasses('secondary')}
          to={previewLink(document)}
        >
          {labels.preview}
        </Link>
        <Link
          aria-label={fill(labels.openOne, { title })}
          className={buttonClasses('secondary')}
          to={editorLink(document)}
        >
          {labels.open}
        </Link>
        <DiscardDraft draft={draft} onDiscarded={onDiscarded} />
      </div>
    </li>
  );
}
