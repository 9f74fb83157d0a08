import type { ReactNode } from 'react';
import styles from './SectionSketch.module.css';

const lines = (x: number, y: number, ...widths: number[]) => (
  <path d={widths.map((width, index) => `M${x} ${y + index * 6}h${width}`).join('')} />
);

/** Drawings in a 64 × 44 view box. */
const drawings = {
  board: (
    <>
      <rect height="24" width="44" x="10" y="6" />
      <path d="M20 30v9m24-9v9M5 39h54" />
      <path className={styles.bold} d="M17 15h30" />
      {lines(17, 22, 20)}
    </>
  ),
  text: (
    <>
      <path className={styles.bold} d="M10 9h26" />
      {lines(10, 18, 44, 40, 44, 30)}
    </>
  ),
  sheets: (
    <>
      <rect height="28" width="20" x="8" y="8" />
      <rect height="28" width="20" x="36" y="8" />
      {lines(12, 15, 12, 12, 8)}
      {lines(40, 15, 12, 12, 8)}
    </>
  ),
  quotes: (
    <>
      <path d="M8 7h48v22H28l-8 8v-8H8z" />
      <path className={styles.bold} d="M16 14v5m5-5v5" />
      {lines(28, 15, 20, 14)}
    </>
  ),
  steps: (
    <>
      <path className={styles.stitch} d="M13 6v32" />
      <circle className={styles.filled} cx="13" cy="9" r="4" />
      <circle className={styles.filled} cx="13" cy="22" r="4" />
      <circle className={styles.filled} cx="13" cy="35" r="4" />
      {[9, 22, 35].map((y) => (
        <path d={`M24 ${y}h30`} key={y} />
      ))}
    </>
  ),
  numbers: (
    <>
      <path
        className={styles.bold}
        d="M10 20V8l-3 3m12-3h6v6h-6v6h6m8-12h6v6h-4m4 0v6h-6m12-12v6h7v-6m0 0v12"
      />
      {lines(8, 30, 14, 10)}
      {lines(36, 30, 18, 12)}
    </>
  ),
  questions: (
    <>
      <path className={styles.bold} d="M9 12a4 4 0 1 1 5 4v3m0 4v1" />
      {lines(26, 12, 30, 24)}
      <path d="M6 30h52M26 38h20" />
    </>
  ),
  links: (
    <>
      {[10, 22, 34].map((y) => (
        <path d={`M8 ${y}h34m6-4 5 4-5 4`} key={y} />
      ))}
    </>
  ),
  tiles: (
    <>
      {[6, 18, 30].flatMap((y, row) =>
        [8, 20, 32, 44].map((x) => (
          <rect
            className={row === 1 && x === 20 ? styles.filled : undefined}
            height="9"
            key={`${x} ${y}`}
            width="9"
            x={x}
            y={y}
          />
        )),
      )}
    </>
  ),
  photo: (
    <>
      <rect height="32" width="48" x="8" y="6" />
      <path d="m8 33 15-14 10 9 8-7 15 13" />
      <circle className={styles.filled} cx="44" cy="14" r="3" />
    </>
  ),
  form: (
    <>
      <rect height="9" width="46" x="9" y="6" />
      <rect height="9" width="46" x="9" y="19" />
      <rect className={styles.filled} height="8" width="22" x="9" y="32" />
    </>
  ),
  call: (
    <>
      <path d="M6 8h52v28H6z" />
      {lines(16, 16, 32)}
      <rect className={styles.filled} height="9" width="24" x="20" y="22" />
    </>
  ),
  prices: (
    <>
      {[10, 19, 28, 37].map((y) => (
        <g key={y}>
          <path d={`M8 ${y}h16`} />
          <path className={styles.stitch} d={`M27 ${y}h16`} />
          <path className={styles.bold} d={`M46 ${y}h10`} />
        </g>
      ))}
    </>
  ),
  sound: (
    <>
      <path d="M10 17h8l10-9v28l-10-9h-8z" />
      <path d="M35 15a9 9 0 0 1 0 14m6-20a17 17 0 0 1 0 26" />
    </>
  ),
  people: (
    <>
      <circle cx="20" cy="14" r="6" />
      <circle cx="44" cy="14" r="6" />
      <path d="M8 38c0-16 24-16 24 0m0 0c0-16 24-16 24 0" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Drawings by section kind; sections that look alike share one. */
const drawingOf: Record<string, keyof typeof drawings> = {
  announcement: 'sound',
  audiences: 'people',
  'board-sizes': 'prices',
  'branch-list': 'links',
  budget: 'prices',
  'call-to-action': 'call',
  candidates: 'people',
  'case-study': 'numbers',
  checkout: 'form',
  contact: 'form',
  'district-grid': 'tiles',
  'election-posts': 'prices',
  faq: 'questions',
  figures: 'numbers',
  hero: 'board',
  'job-list': 'photo',
  'job-strip': 'photo',
  'link-list': 'links',
  'name-field': 'form',
  offers: 'sheets',
  packages: 'sheets',
  paint: 'board',
  'payment-status': 'form',
  photo: 'photo',
  platforms: 'sheets',
  'rate-card': 'prices',
  reasons: 'sheets',
  'service-board': 'links',
  statements: 'text',
  steps: 'steps',
  testimonials: 'quotes',
  'tile-map': 'tiles',
};

/** Small drawing of a section kind; lines of text for an unknown one. */
export function SectionSketch({ type }: { type: string }) {
  return (
    <svg aria-hidden="true" className={styles.sketch} height="44" viewBox="0 0 64 44" width="64">
      {drawings[drawingOf[type] ?? 'text']}
    </svg>
  );
}
