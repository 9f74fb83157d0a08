import type { ReactNode } from 'react';
import d from '../Drawing.module.css';
import s from './Scene.module.css';

interface SceneProps {
  /** What screen readers hear: the words of the picture. */
  words: string[];
  children: ReactNode;
}

/** A painted scene of 480 × 400 units with the road below 372; below the text its sky is cut off. */
export function Scene({ words, children }: SceneProps) {
  return (
    <svg
      aria-label={words.join(', ')}
      className={`${d.drawing} ${d.full} ${s.scene}`}
      preserveAspectRatio="xMidYMax slice"
      role="img"
      viewBox="0 0 480 400"
    >
      <g stroke="none">{children}</g>
    </svg>
  );
}

/** The road with its painted line. */
export const road = (
  <>
    <path className={d.road} d="M0 372h480v28H0z" />
    <path className={d.line} d="M-9 372h498" />
    <path className={d.chalk} d="M20 389h70m90 0h110m70 0h60" />
  </>
);

/** Two wires across the sky. */
export const wires = (
  <path className={d.railing} d="M-9 30Q240 96 489 12M-9 46Q240 124 489 40" strokeWidth="3" />
);

/** A paper kite, where the whole sky is in sight. */
export const kite = (x: number, y: number) => (
  <g className={s.kite} transform={`translate(${x} ${y})`}>
    <path className={d.paint} d="m0 0 20 24L0 50l-20-26zm-7 50H7L0 65z" />
    <path className={d.lit} d="m0 0 20 24h-40z" />
  </g>
);
