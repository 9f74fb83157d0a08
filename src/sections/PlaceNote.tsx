import type { SectionProps } from '#src/site/section.ts';
import { Actions } from './Actions.tsx';
import styles from './PlaceNote.module.css';

/** A strip at the top of a page, for a place without a page of its own. */
export function PlaceNote({ section, site }: SectionProps<'place-note'>) {
  return (
    <div className={styles.note}>
      <p>
        <strong>{section.title}</strong> {section.text}
      </p>
      {section.actions.length > 0 && <Actions actions={section.actions} isQuiet site={site} />}
    </div>
  );
}
