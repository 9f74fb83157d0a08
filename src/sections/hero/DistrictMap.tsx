import type { District } from '#src/content/district.schema.ts';
import styles from './DistrictMap.module.css';
import { tileRows } from './Drawing.tsx';
import { Word } from './Word.tsx';

interface DistrictMapProps {
  name: string;
  tile: NonNullable<District['tile']>;
}

/** The districts as painted tiles, with the tile of one lit; decorative, so hidden from screen readers. */
export const DistrictMap = ({ name, tile: { column, row } }: DistrictMapProps) => (
  <svg aria-hidden="true" className={styles.map} viewBox="14 44 350 230">
    <path d={tileRows} strokeDasharray="29 5" strokeWidth="28" />
    <path className={styles.lit} d={`M${38 + 34 * column} ${68 + 32 * row}h29v28h-29z`} />
    <Word className={styles.name} most={34} text={name} width={130} x={276} y={85} />
  </svg>
);
