import { fill } from '#contract/fill.ts';
import styles from './Rickshaw.module.css';
import { fontSizeFor, paintedWidth, Word } from './Word.tsx';

/** The e-rickshaw seen from the side: roof board, side panel and back flap carry the words. */
export function Rickshaw({ panels, label }: { panels: string[]; label: string }) {
  const [roof = '', side = '', back = ''] = panels;
  const words = back.split(' ');
  const longest = words.toSorted((a, b) => paintedWidth(b) - paintedWidth(a))[0] ?? '';
  return (
    <svg
      aria-label={fill(label, { panels: panels.join(', ') })}
      className={styles.rickshaw}
      role="img"
      viewBox="0 0 480 330"
    >
      <g className={styles.body}>
        <path d="M62 98h290c30 0 40 40 58 94l32 16v44H42V140z" />
        <path className={styles.glass} d="M352 118h-64v68h100c-10-34-18-60-36-68z" />
        <path className={styles.glass} d="M132 118h120v68H132z" />
        <path d="M322 134a13 13 0 1 1 0 .1zm-18 52c0-24 14-30 30-30s28 12 30 30z" />
        <path d="M38 84h340v14H38z" />
      </g>
      <path
        className={styles.fringe}
        d="M40 98h336l-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13-12 13-12-13z"
      />
      <path className={styles.paint} d="M64 26h270v56H64z" />
      <path className={styles.sheet} d="M128 188h252v56H128z" />
      <path className={styles.sheet} d="M30 114h90v128H30z" />
      <path className={styles.wire} d="M42 250H24m418-6h14v12h-14" />
      <circle className={styles.lamp} cx="430" cy="222" r="9" />
      <g className={styles.wheel}>
        <circle cx="110" cy="272" r="38" />
        <circle cx="402" cy="272" r="38" />
        <path d="M110 240v64m-32-32h64m-55-23 46 46m0-46-46 46M402 240v64m-32-32h64m-55-23 46 46m0-46-46 46" />
        <circle cx="110" cy="272" r="8" />
        <circle cx="402" cy="272" r="8" />
      </g>
      <path className={styles.wire} d="M0 313h480M20 323h60m60 0h130m40 0h90" />
      <Word className={styles.onPaint} most={50} text={roof} width={250} x={199} y={70} />
      <Word className={styles.onSheet} most={50} text={side} width={234} x={254} y={231} />
      {words.map((word, line) => (
        <Word
          className={styles.onFlap}
          key={word}
          most={fontSizeFor(longest, 78, 30)}
          text={word}
          width={78}
          x={75}
          y={186 + (line - (words.length - 1) / 2) * 34}
        />
      ))}
    </svg>
  );
}
