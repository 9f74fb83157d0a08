import { Link } from 'react-router';
import { fill } from '#contract/fill.ts';
import type { FieldPath, OfficeMistake } from '#contract/office/content.ts';
import { documentTitle } from '../document-title.ts';
import { fieldLink } from '../links.ts';
import { useContentWords } from '../use-content-words.ts';
import { useEditor } from './EditorContext.ts';
import type { FieldWords } from './field-words.ts';
import { type Field, fieldAt } from './fields.ts';
import type { FormMistake } from './mistakes.ts';
import styles from './Panels.module.css';
import { valueAt } from './values.ts';

interface MistakesPanelProps {
  field: Field;
  value: unknown;
  mistakes: FormMistake[];
  elsewhere: OfficeMistake[];
  onFind: (path: FieldPath) => void;
}

/** Title of the field at a path, without its language. */
function titleAt({ titleOf }: FieldWords, field: Field, value: unknown, path: FieldPath): string {
  let here = field;
  let title = '';
  for (const [index, key] of path.entries()) {
    if (here.kind === 'words') break;
    const isOwn = here.kind === 'own';
    here = fieldAt(here, valueAt(value, path.slice(0, index)), key);
    if (typeof key === 'string' && !isOwn) title = titleOf(here, key);
  }
  return title;
}

/** Name of a field in another document, whose schema is not loaded. */
const lastName = ({ keyName }: FieldWords, path: FieldPath): string =>
  keyName(String(path.filter((key) => typeof key === 'string').at(-1) ?? ''));

/** Mistakes that keep the document from being saved, each with a link to its field. */
export function MistakesPanel({ field, value, mistakes, elsewhere, onFind }: MistakesPanelProps) {
  const words = useContentWords();
  const { editor: labels } = words.office;
  const { names } = useEditor();
  return (
    <section aria-label={labels.mistakesTitle} className={`${styles.panel} ${styles.alert}`}>
      <h2>{labels.mistakesTitle}</h2>
      <ul className={styles.mistakes}>
        {mistakes.map(({ path, reason }) => (
          <li key={`${path.join('.')} ${reason}`}>
            <button onClick={() => onFind(path)} type="button">
              {[titleAt(names, field, value, path), reason].filter(Boolean).join(': ')}
            </button>
          </li>
        ))}
        {elsewhere.map(({ document, language, path, reason }) => (
          <li key={[document, language, ...path, reason].join(' ')}>
            {fill(labels.elsewhere, {
              place: documentTitle({ id: document, title: document }, words),
            })}{' '}
            <Link to={fieldLink(document, language ? [...path, language] : path)}>
              {[lastName(names, path), reason].filter(Boolean).join(': ')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
