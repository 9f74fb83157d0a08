import { fill } from '#contract/fill.ts';
import type { SectionProps } from '../section.ts';
import styles from './TownNote.module.css';

/** Says that the town asked for lies in the district shown. */
export interface TownNoteSection {
  type: 'town-note';
  town: string;
  district: string;
}

/** A strip above the page of a district that was opened by the name of one of its towns. */
export function TownNote({ section, site }: SectionProps<TownNoteSection>) {
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
