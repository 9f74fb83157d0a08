import { fill } from '#src/content/fill.ts';
import styles from './Rickshaw.module.css';

/** The e-rickshaw seen from the side: roof board, side panel and back flap carry the words. */
export function Rickshaw({ panels, label }: { panels: string[]; label: string }) {
  const [roof, side, back] = panels;
  return (
    <svg
      aria-label={fill(label, { panels: panels.join(', ') })}
      className={styles.rickshaw}
      role="img"
      viewBox="0 0 480 330"
    >
      <g className={styles.body}>
        <path d="M62 96h296l52 96 30 14v50H42V140z" />
        <path className={styles.glass} d="M352 116h-66v70h104z" />
        <path className={styles.glass} d="M150 116h116v62H150z" />
        <path d="M40 84h336v14H40zM262 96h12v160h-12z" />
      </g>
      <path className={styles.paint} d="M64 26h270v56H64z" />
      <path className={styles.sheet} d="M128 186h252v58H128z" />
      <path className={styles.sheet} d="M30 112h90v130H30z" />
      <path className={styles.wire} d="M84 82v8m230-8v8M408 196l22-52m-10-6 22 10M42 250H26m416 0h18v14h-18" />
      <g className={styles.wheel}>
        <circle cx="110" cy="272" r="38" />
        <circle cx="400" cy="272" r="38" />
        <circle cx="110" cy="272" r="12" />
        <circle cx="400" cy="272" r="12" />
      </g>
      <path className={styles.wire} d="M0 312h480M20 322h60m60 0h130m40 0h90" />
      <text className={styles.onPaint} x="199" y="67">
        {roof}
      </text>
      <text className={styles.onSheet} x="254" y="226">
        {side}
      </text>
      <text className={styles.onFlap} x="75" y="184">
        {back}
      </text>
    </svg>
  );
}
