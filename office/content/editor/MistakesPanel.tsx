import type { FieldPath } from '#contract/office/content.ts';
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

/** Mistakes of the form, each with a button that leads to its field. */
export function MistakesPanel({ field, value, mistakes, onFind }: MistakesPanelProps) {
  const { editor: labels } = useContentWords().office;
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
      </ul>
    </section>
  );
}
