import type { SectionProps } from '#src/site/section.ts';
import { Actions } from './Actions.tsx';
import styles from './PlaceNote.module.css';

/** A strip on top of a page that was opened by the name of a place which has no page of its own. */
export function PlaceNote({ section, site }: SectionProps<'place-note'>) {
  return (
    <div className={styles.note}>
      <p>
        <strong>{section.title}</strong> {section.text}
      </p>
      {section.actions.length > 0 && <Actions actions={section.actions} site={site} />}
    </div>
  );
}
