import s from './Drawing.module.css';
import { signs } from './signs.ts';
import { fontSizeFor, paintedWidth, Word } from './Word.tsx';

const wheel = (x: number, radius = 24) => (
  <g transform={`translate(${x} 208)`}>
    <circle className={s.body} r={radius} />
    <circle className={s.deep} r={radius - 10} />
    <circle className={s.letters} r="4" />
  </g>
);

/** A seated passenger, seen from the side of the road. */
const seated = (x: number) => (
  <path
    className={s.letters}
    d="M-22 118c0-30 6-38 20-38s20 8 20 38zm8-52a13 13 0 1 1 26 0 13 13 0 0 1-26 0z"
    transform={`translate(${x})`}
  />
);

/**
 * An e-rickshaw on 340 × 232 units, facing right, with words on its roof board, on its side and on the curtain at the
 * back. A panel without a word is omitted.
 */
export function Rickshaw({ side, roof, back }: { side: string; roof?: string; back?: string }) {
  const words = back?.split(' ') ?? [];
  const longest = words.toSorted((a, b) => paintedWidth(b) - paintedWidth(a))[0] ?? '';
  return (
    <>
      {/* Beside the one in front of it. */}
      {wheel(66, 21)}
      <path className={s.cabin} d="M22 40h234l14 84H22z" />
      <path className={s.line} d="M22 40v80M112 40v80M208 40v80M256 40l14 84" strokeWidth="7" />
      <path className={s.sheet} d="M244 40h12l15 86h-14z" />
      <path className={s.deep} d="M96 74h14v46H96zm62 20h46v12h-46z" />
      {seated(140)}
      <path
        className={s.letters}
        d="M206 124c-2-30 6-40 20-40 10 0 14 8 14 22h24v9h-32v9zm8-56a13 13 0 1 1 26 0 13 13 0 0 1-26 0z"
      />
      <path className={s.body} d="M8 190h292v10H8z" />
      <path className={s.paint} d="M12 116h206v58q0 16-16 16H28q-16 0-16-16z" />
      <path className={s.sheet} d="M22 124h186v56H22z" />
      <path className={s.paint} d="M256 126c36-4 50 14 58 48l2 20h-54z" />
      <path className={s.body} d="M268 190c4-30 52-34 64-2l-10 6q-20-14-44 0z" />
      <path className={s.line} d="m268 122-22-8m24 2 20-18" strokeLinecap="round" />
      <path className={s.sheet} d="M286 86h12v20h-12z" />
      <circle className={s.lit} cx="302" cy="150" r="11" />
      {wheel(54)}
      {wheel(298)}
      <path className={s.body} d="M-4 198h20v26H-4z" />
      {back && <path className={s.sheet} d="M14 40h78v78H14z" />}
      <path className={s.body} d="M4 20h254q14 0 16 12l2 10H-2l2-16q0-6 4-6z" />
      <Word className={s.lit} lang="hi" most={18} text={signs.seeYou} width={90} x={132} y={37} />
      <path className={s.lit} d={`M2 43h270${'l-9 12-9-12'.repeat(15)}z`} stroke="none" />
      {roof && (
        <>
          <path className={s.line} d="M34 20V6m174 14V6" />
          <path className={s.paint} d="M14-42h220V8H14z" />
          <Word className={s.sheet} most={42} text={roof} width={190} x={124} y={-3} />
        </>
      )}
      <Word className={s.paint} most={46} text={side} width={162} x={115} y={167} />
      {words.map((word, line) => (
        <Word
          className={s.letters}
          key={word}
          most={fontSizeFor(longest, 64, 22)}
          text={word}
          width={64}
          x={53}
          y={91 + (line - (words.length - 1) / 2) * 21}
        />
      ))}
    </>
  );
}
