import { fill } from '#contract/fill.ts';
import { type ContentOverview, jobLetters } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import buttons from '../../ui/Buttons.module.css';
import { TextArea } from '../../ui/TextField.tsx';
import { photographSrc } from '../links.ts';
import { useContentWords } from '../use-content-words.ts';
import { useLetterCounter } from '../use-letter-counter.ts';
import { altPath, type BoardAction, type BoardState, type Photograph } from './board-state.ts';
import styles from './PhotographsPage.module.css';
import { UploadState } from './UploadState.tsx';

interface PhotographLineProps {
  photograph: Photograph;
  /** Position in the list, from 1. */
  number: number;
  languages: ContentOverview['languages'];
  state: BoardState;
  errorOf: (path: string) => string | undefined;
  dispatch: (action: BoardAction) => void;
}

/** A chosen photograph: upload progress and descriptions. */
export function PhotographLine(props: PhotographLineProps) {
  const { photograph, number, languages, state, errorOf, dispatch } = props;
  const { photographs: labels } = useContentWords().office.content;
  const withCount = useLetterCounter();
  const { key, name, upload, alt } = photograph;
  const title = fill(labels.number, { number });
  return (
    <li>
      <div className={styles.picture}>
        {upload.state === 'sent' ? (
          <img alt={title} src={photographSrc({ id: upload.id })} />
        ) : (
          <div />
        )}
        <div>
          <p>
            <strong>{title}</strong> <small>{name}</small>
          </p>
          <UploadState upload={upload} title={title} />
          <div className={buttons.row}>
            {upload.state === 'broken' && (
              <button
                aria-label={fill(labels.retryNumber, { number })}
                className={buttonClasses('secondary')}
                onClick={() => dispatch({ type: 'uploading', key, upload: { state: 'waiting' } })}
                type="button"
              >
                {labels.retry}
              </button>
            )}
            <button
              aria-label={fill(labels.removeNumber, { number })}
              className={buttonClasses('secondary')}
              onClick={() => dispatch({ type: 'removed', key })}
              type="button"
            >
              {labels.remove}
            </button>
          </div>
        </div>
      </div>
      {upload.state !== 'refused' && (
        <div className={styles.twins}>
          {languages.map(({ code, name: language }) => (
            <TextArea
              key={code}
              label={fill(labels.inLanguage, { field: labels.alt, language })}
              lang={code}
              onChange={({ target }) =>
                dispatch({ type: 'described', key, language: code, text: target.value })
              }
              rows={2}
              value={alt[code] ?? ''}
              {...withCount(alt[code] ?? '', jobLetters.alt, {
                hint: labels.altHint,
                error: upload.state === 'sent' ? errorOf(altPath(state, key, code)) : undefined,
              })}
            />
          ))}
        </div>
      )}
    </li>
  );
}
