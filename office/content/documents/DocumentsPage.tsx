import { Link, useSearchParams } from 'react-router';
import { fill } from '#contract/fill.ts';
import { type DocumentRow, documentKinds } from '#contract/office/content.ts';
import { TextField } from '../../ui/TextField.tsx';
import type { ContentWords } from '../../words/words.ts';
import { ContentPage } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import { editorLink } from '../links.ts';
import { useContentWords } from '../use-content-words.ts';
import styles from './DocumentsPage.module.css';
import { findDocuments } from './find-documents.ts';

/** Documents of all kinds or of one, with a search. Kind and search are in the URL. */
export function DocumentsPage() {
  const words = useContentWords();
  const { documents: labels, kinds } = words.office.content;
  const [address, setAddress] = useSearchParams();
  const kind = documentKinds.find((one) => one === address.get('kind'));
  const search = address.get('q') ?? '';
  return (
    <ContentPage title={kind ? kinds[kind] : labels.title}>
      {({ documents }) => {
        const found = findDocuments(documents, { kind, search }, words);
        return (
          <>
            <div className={styles.search}>
              <TextField
                autoComplete="off"
                hint={labels.hint}
                label={labels.field}
                onChange={({ target: { value } }) =>
                  setAddress(
                    { ...(kind && { kind }), ...(value && { q: value }) },
                    { replace: true },
                  )
                }
                type="search"
                value={search}
              />
            </div>
            <p role="status">
              {found.length === 0 ? labels.none : fill(labels.shown, { count: found.length })}
            </p>
            {documentKinds.map((one) => (
              <Kind
                hasHeading={kind === undefined}
                key={one}
                name={kinds[one]}
                rows={found.filter((row) => row.kind === one)}
                words={words}
              />
            ))}
          </>
        );
      }}
    </ContentPage>
  );
}

interface KindProps {
  name: string;
  rows: DocumentRow[];
  hasHeading: boolean;
  words: ContentWords;
}

function Kind({ name, rows, hasHeading, words }: KindProps) {
  const { documents: labels } = words.office.content;
  if (rows.length === 0) return null;
  return (
    <>
      {hasHeading && rows.length > 1 && <h2 className={styles.kind}>{name}</h2>}
      <ul className={styles.documents}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={editorLink(row.id)}>
              {documentTitle(row, words)}
              {row.isDraft && <mark>{labels.isDraft}</mark>}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
