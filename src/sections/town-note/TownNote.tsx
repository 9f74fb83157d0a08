import { fill } from '#contract/fill.ts';
import type { SectionProps } from '../section.ts';
import styles from './TownNote.module.css';

/** A strip that says in which district the town lies by whose name its page was opened. */
export function TownNote({ section, site }: SectionProps<'town-note'>) {
  const { town, townText } = site.labels.district;
  return (
    <div className={styles.note}>
      <p>
        <strong>{fill(town, { town: section.town, district: section.district })}.</strong>{' '}
        {fill(townText, { town: section.town, district: section.district })}
      </p>
    </div>
  );
}
