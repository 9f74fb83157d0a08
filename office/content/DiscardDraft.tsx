import { useState } from 'react';
import { z } from 'zod';
import { fill } from '#contract/fill.ts';
import type { Draft } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { problemText } from '../api/problem-text.ts';
import { Confirm } from './Confirm.tsx';
import { documentTitle } from './document-title.ts';
import { useContentAction } from './use-content-action.ts';
import { useContentWords } from './use-content-words.ts';

interface DiscardDraftProps {
  draft: Draft;
  onDiscarded: () => void;
}

/** Button that deletes a draft, once that is confirmed. */
export function DiscardDraft({ draft, onDiscarded }: DiscardDraftProps) {
  const words = useContentWords();
  const { drafts: labels } = words.office.content;
  const [isConfirming, setConfirming] = useState(false);
  const discard = useContentAction('discard', z.unknown(), onDiscarded);
  const { document: id, memberName: name } = draft;
  const title = documentTitle({ id, title: draft.title }, words);
  return isConfirming ? (
    <Confirm
      confirmLabel={labels.discardConfirm}
      isPending={discard.isPending}
      onCancel={() => setConfirming(false)}
      onConfirm={() => discard.mutate({ id })}
      problem={discard.error && problemText(discard.error, words)}
      title={fill(labels.discardOne, { title })}
    >
      <p>{fill(labels.discardText, { title, name })}</p>
    </Confirm>
  ) : (
    <button
      aria-label={fill(labels.discardOne, { title })}
      className={buttonClasses('secondary')}
      onClick={() => setConfirming(true)}
      type="button"
    >
      {labels.discard}
    </button>
  );
}
