import { useState } from 'react';
import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import type { DocumentRow } from '#contract/office/content.ts';
import { type Texts, textIn } from '#contract/office/texts.ts';
import { searchText } from '#contract/search-text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { ContentPage } from '../ContentPage.tsx';
import { documentTitle } from '../document-title.ts';
import { fieldLink } from '../links.ts';
import { useContentWords } from '../use-content-words.ts';
import styles from './DocumentsPage.module.css';

/** All reviews on the site, and the districts without one. */
export function ReviewsPage() {
  const words = useContentWords();
  const { reviews: labels, documents: finding } = words.office.content;
  const [search, setSearch] = useState('');
  const matchesWord = (...texts: Texts[]) =>
    searchText(texts.flatMap(Object.values).join(' ')).includes(searchText(search.trim()));
  return (
    <ContentPage text={labels.text} title={labels.title}>
      {({ documents }) => {
        const found = documents.flatMap((row) =>
          row.reviews
            .filter(({ name, text }) => matchesWord(row.title, name, text))
            .map(({ path, name, text }) => ({
              ...{ row, path, title: documentTitle(row, words) },
              name: textIn(name, words.language),
              text: textIn(text, words.language),
              language: text[words.language] === undefined ? null : words.language,
            })),
        );
        const without = documents.filter(
          (row) => row.kind === 'districts' && row.reviews.length === 0 && matchesWord(row.title),
        );
        return (
          <>
            <div className={styles.search}>
              <TextField
                autoComplete="off"
                label={finding.field}
                onChange={({ target }) => setSearch(target.value)}
                type="search"
                value={search}
              />
            </div>
            <p role="status">
              {found.length === 0 ? labels.none : fill(finding.shown, { count: found.length })}
            </p>
            <ul className={styles.reviews}>
              {found.map(({ row, path, name, text, title, language }) => (
                <li key={fieldLink(row.id, path)}>
                  <p>
                    <strong>{name}</strong> <span className={styles.small}>{title}</span>
                  </p>
                  <blockquote>{text}</blockquote>
                  <Link
                    aria-label={fill(labels.edit, { name, title })}
                    to={fieldLink(row.id, [...path, 'text'], language)}
                  >
                    {words.office.content.drafts.open}
                  </Link>
                </li>
              ))}
            </ul>
            {without.length > 0 && <WithoutReview rows={without} />}
          </>
        );
      }}
    </ContentPage>
  );
}

function WithoutReview({ rows }: { rows: DocumentRow[] }) {
  const words = useContentWords();
  const { reviews: labels } = words.office.content;
  return (
    <section aria-labelledby="without">
      <h2 className={styles.kind} id="without">
        {labels.missing}
      </h2>
      <p>{labels.missingText}</p>
      <ul className={styles.documents}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={fieldLink(row.id, ['review'])}>
              {fill(labels.add, { title: documentTitle(row, words) })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
