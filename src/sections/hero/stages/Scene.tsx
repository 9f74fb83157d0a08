import type { ReactNode } from 'react';
import s from './Scene.module.css';

interface SceneProps {
  /** What screen readers hear: the words of the picture. */
  words: string[];
  children: ReactNode;
}

/** A painted scene of 480 × 400 units with the road below 372; phones cut off its sky. */
export function Scene({ words, children }: SceneProps) {
  return (
    <svg
      aria-label={words.join(', ')}
      className={s.scene}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      viewBox="0 0 480 400"
    >
      {children}
    </svg>
  );
}

/** The road with its painted line. */
export const road = (
  <>
    <path className={s.road} d="M0 372h480v28H0z" />
    <path className={s.line} d="M-9 372h498" />
    <path className={s.chalk} d="M20 389h70m90 0h110m70 0h60" />
  </>
);

/** Two wires across the sky. */
export const wires = <path className={s.wire} d="M-9 30Q240 96 489 12M-9 46Q240 124 489 40" />;

/** A paper kite. */
export const kite = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={s.paint} d="m0 0 20 24L0 50l-20-26zm-7 50H7L0 65z" />
    <path className={s.lit} d="m0 0 20 24h-40z" />
  </g>
);

/** A scalloped awning of cloths 22 wide. */
export const awning = (x: number, y: number, count: number) => (
  <>
    <path className={s.sheet} d={`M${x} ${y}${'h22v20a11 11 0 0 1-22 0v-20m22 0'.repeat(count)}`} />
    <path
      className={s.paint}
      d={`M${x} ${y}${'h22v20a11 11 0 0 1-22 0v-20m44 0'.repeat(Math.ceil(count / 2))}`}
    />
  </>
);
