import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import type { ContentOverview, Draft } from '#contract/office/content.ts';
import { useTranslate } from '../words/use-translate.ts';
import { fieldLink } from './links.ts';
import styles from './TwinNotes.module.css';
import { useContentWords } from './use-content-words.ts';

interface TwinNotesProps {
  draft: Draft | null;
  languages: ContentOverview['languages'];
}

/** Notes of a draft about words that were changed in one language only, with links to those in the other. */
export function useTwinNotes({ draft, languages }: TwinNotesProps) {
  const { drafts: labels } = useContentWords().office.content;
  const translate = useTranslate('fields');
  const nameOf = (code: unknown) => languages.find((one) => one.code === code)?.name ?? `${code}`;
  if (!draft) return [];
  return draft.changes.flatMap(({ field, language, path, unchangedIn = [] }) =>
    unchangedIn.map((other) => {
      // With all languages in one file, the path has the language.
      const words = language === null ? path.slice(0, -1) : path;
      const names = { language: nameOf(language ?? path.at(-1)), other: nameOf(other) };
      return {
        text: fill(labels.oneLanguage, { ...names, field: translate(field) }),
        to: fieldLink(draft.document, words, other),
      };
    }),
  );
}

/** Words that were changed in one language only, each with a link to those in the other. */
export function TwinNotes(props: TwinNotesProps) {
  const { drafts: labels } = useContentWords().office.content;
  const notes = useTwinNotes(props);
  if (notes.length === 0) return null;
  return (
    <ul aria-label={labels.oneLanguageTitle} className={styles.notes}>
      {notes.map(({ text, to }) => (
        <li key={to}>
          <Link to={to}>{text}</Link>
        </li>
      ))}
    </ul>
  );
}
