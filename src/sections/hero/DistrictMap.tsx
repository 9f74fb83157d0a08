import type { District } from '#src/content/district.schema.ts';
import styles from './DistrictMap.module.css';
import { tileRows } from './Drawing.tsx';
import { Word } from './Word.tsx';

interface DistrictMapProps {
  name: string;
  tile: District['tile'];
}

/**
 * The districts as painted tiles, one of them lit with its name on a pole; decorative, so hidden from screen readers.
 */
export function DistrictMap({ name, tile: { column, row } }: DistrictMapProps) {
  const [x, y] = [38 + 34 * column, 68 + 32 * row];
  const isInEast = column > 4;
  // Beside the tile, in the gap between those above it.
  const poleX = isInEast ? x + 31.5 : x - 2.5;
  return (
    <svg aria-hidden="true" fill="none" stroke="var(--sindoor-fill)" viewBox="14 18 350 250">
      <path d={tileRows} strokeDasharray="29 5" strokeWidth="28" />
      <g stroke="var(--ink)" strokeWidth="5">
        <path d={`M${x} ${y}h29v28h-29z`} fill="var(--turmeric)" />
        <path d={`M${poleX} ${y + 30.5}V22`} />
      </g>
      <Word
        align={isInEast ? 'end' : 'start'}
        className={styles.name}
        most={36}
        text={name}
        width={160}
        x={poleX + (isInEast ? -10 : 10)}
        y={49}
      />
    </svg>
  );
}
