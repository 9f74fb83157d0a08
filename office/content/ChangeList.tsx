import { fill } from '#contract/fill.ts';
import type { ContentOverview, FieldChange } from '#contract/office/content.ts';
import { useTranslate } from '../words/use-translate.ts';
import styles from './ChangeList.module.css';
import { useContentWords } from './use-content-words.ts';

/** Changes listed in full; the rest are only counted. */
const mostListed = 8;

interface ChangeListProps {
  changes: FieldChange[];
  languages: ContentOverview['languages'];
}

/** Changes of a draft, such as Price of SEO Optimization: ₹7,499 → ₹7,999. */
export function ChangeList({ changes, languages }: ChangeListProps) {
  const { drafts: labels } = useContentWords().office.content;
  const translate = useTranslate('fields');
  const listed = changes.slice(0, mostListed);
  return (
    <ul className={styles.changes}>
      {listed.map((change) => {
        const language = languages.find(({ code }) => code === change.language);
        return (
          <li key={JSON.stringify([change.language, change.path])}>
            <b>{translate(change.field)}</b>
            {language && ` (${language.name})`}
            {': '}
            {change.before === null ? `${labels.isNew} ` : <del>{translate(change.before)}</del>}
            {change.before !== null && ' → '}
            {change.after === null ? labels.removed : <ins>{translate(change.after)}</ins>}
          </li>
        );
      })}
      {changes.length > listed.length && (
        <li>{fill(labels.more, { count: changes.length - listed.length })}</li>
      )}
    </ul>
  );
}
