import { fill } from '#contract/fill.ts';
import s from './Drawing.module.css';
import { fontSizeFor, paintedWidth, Word } from './Word.tsx';

/** The e-rickshaw from the side, with words on its roof board, side panel and back flap. */
export function Rickshaw({ panels, label }: { panels: string[]; label: string }) {
  const [roof = '', side = '', back = ''] = panels;
  const words = back.split(' ');
  const longest = words.toSorted((a, b) => paintedWidth(b) - paintedWidth(a))[0] ?? '';
  return (
    <svg
      aria-label={fill(label, { panels: panels.join(', ') })}
      className={s.drawing}
      role="img"
      viewBox="0 0 480 330"
    >
      <g className={s.body} stroke="none">
        <path d="M62 98h290c30 0 40 40 58 94l32 16v44H42V140z" />
        <path className={s.glass} d="M352 118h-64v68h100c-10-34-18-60-36-68z" />
        <path className={s.glass} d="M132 118h120v68H132z" />
        <path d="M322 134a13 13 0 1 1 0 .1zm-18 52c0-24 14-30 30-30s28 12 30 30z" />
        <path d="M38 84h340v14H38z" />
      </g>
      <path className={s.lit} d={`M40 98h336${'l-12 13-12-13'.repeat(14)}z`} stroke="none" />
      <g strokeWidth="4">
        <path className={s.paint} d="M64 26h270v56H64z" />
        <path className={s.sheet} d="M128 188h252v56H128zM30 114h90v128H30z" />
      </g>
      <g strokeWidth="3">
        <path
          className={s.line}
          d="M42 250H24m418-6h14v12h-14M0 313h480M20 323h60m60 0h130m40 0h90"
        />
        <circle className={s.lit} cx="430" cy="222" r="9" />
      </g>
      <g className={`${s.line} ${s.wheel}`} strokeWidth="9">
        <circle cx="110" cy="272" r="38" />
        <circle cx="402" cy="272" r="38" />
        <path
          d="M110 240v64m-32-32h64m-55-23 46 46m0-46-46 46M402 240v64m-32-32h64m-55-23 46 46m0-46-46 46"
          strokeWidth="2"
        />
        <circle cx="110" cy="272" r="8" />
        <circle cx="402" cy="272" r="8" />
      </g>
      <Word className={s.sheet} most={50} text={roof} width={250} x={199} y={70} />
      <Word className={s.paint} most={50} text={side} width={234} x={254} y={231} />
      {words.map((word, line) => (
        <Word
          className={s.flap}
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
