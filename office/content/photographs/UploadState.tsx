import { fill } from '#contract/fill.ts';
import field from '#src/ui/Field.module.css';
import { useContentWords } from '../use-content-words.ts';
import type { Upload } from './board-state.ts';
import styles from './PhotographsPage.module.css';

/** Progress of an upload, or why it failed. */
export function UploadState({ upload, title }: { upload: Upload; title: string }) {
  const { photographs: labels, photographProblems } = useContentWords().office.content;
  switch (upload.state) {
    case 'waiting':
      return <p>{labels.waiting}</p>;
    case 'sending':
      return (
        <>
          <p>{fill(labels.sending, { percent: upload.percent })}</p>
          <progress
            className={styles.progress}
            aria-label={title}
            max={100}
            value={upload.percent}
          />
        </>
      );
    case 'sent':
      return <p role="status">{labels.sent}</p>;
    case 'refused':
      return (
        <p className={field.error} role="alert">
          {photographProblems[upload.problem]}
        </p>
      );
    case 'broken':
      return (
        <p className={field.error} role="alert">
          {labels.broken} {upload.reason}
        </p>
      );
  }
}
