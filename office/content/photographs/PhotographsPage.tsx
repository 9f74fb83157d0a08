import { Link, useSearchParams } from 'react-router';
import { fill } from '#contract/fill.ts';
import type { DocumentRow } from '#contract/office/content.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { ContentPage } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import { photographSrc } from '../links.ts';
import { useContentWords } from '../use-content-words.ts';
import { AddBoard } from './AddBoard.tsx';
import styles from './PhotographsPage.module.css';

/** Finished jobs with their photographs, and the form that adds one. Back closes the form, as it is in the URL. */
export function PhotographsPage() {
  const { photographs: labels } = useContentWords().office.content;
  const [address, setAddress] = useSearchParams();
  const isAdding = address.has('add');
  return (
    <ContentPage
      text={isAdding ? undefined : labels.text}
      title={isAdding ? labels.addTitle : labels.title}
    >
      {(overview) =>
        isAdding ? (
          <AddBoard onDone={() => setAddress({}, { replace: true })} overview={overview} />
        ) : (
          <>
            <p className={styles.add}>
              <Link className={buttonClasses('primary')} to="?add">
                {labels.add}
              </Link>
            </p>
            <Jobs rows={overview.documents.filter(({ kind }) => kind === 'work')} />
          </>
        )
      }
    </ContentPage>
  );
}

function Jobs({ rows }: { rows: DocumentRow[] }) {
  const words = useContentWords();
  const { photographs: labels, documents } = words.office.content;
  if (rows.length === 0) return <p>{labels.none}</p>;
  return (
    <section aria-label={labels.jobs}>
      <ul className={styles.jobs}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              aria-label={fill(labels.editJob, { title: documentTitle(row, words) })}
              to={`/content/edit/${row.id}`}
            >
              {row.photograph === null ? (
                <div />
              ) : (
                <img alt="" loading="lazy" src={photographSrc({ file: row.photograph })} />
              )}
              <span>
                {documentTitle(row, words)}
                {row.isDraft && <mark>{documents.isDraft}</mark>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
