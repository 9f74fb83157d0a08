import s from './Drawing.module.css';
import { Word } from './Word.tsx';

/** A pair of slippers, toes to the right. */
function Pair({ x, className }: { x: number; className: string | undefined }) {
  return (
    <g transform={`translate(${x})`}>
      <path
        className={className}
        d="M16 264h36a13 13 0 0 1 0 26H16a10 13 0 0 1 0-26zm-6 34h36a13 13 0 0 1 0 26H10a10 13 0 0 1 0-26z"
      />
      <path className={s.chalk} d="m26 265 28 12-28 12m-6 10 28 12-28 12" />
    </g>
  );
}

/** A free tasting: a plate on a folding table under a sunshade, and a queue of slippers. */
export function Activation({ word }: { word: string }) {
  return (
    <>
      <path className={s.line} d="M0 246h480" />
      <path className={s.sheet} d="M44 44h116v200H44z" />
      <path className={s.paint} d="M44 44h116v40H44z" />
      <circle className={s.lit} cx="102" cy="136" r="34" />
      <path d="M64 192h76m-76 20h44" />
      <Pair className={s.paint} x={6} />
      <Pair className={s.body} x={84} />
      <Pair className={s.paint} x={162} />
      <path className={s.line} d="M352 160V14" strokeWidth="9" />
      <path className={s.paint} d="M228 82C252-6 452-6 476 82z" />
      <path className={s.sheet} d="M290 82c8-44 34-66 62-66s54 22 62 66z" />
      <path className={s.deep} d="m272 178 140 135h18L290 178zm160 0L292 313h-18l140-135z" />
      <path
        className={s.paint}
        d="M256 172h196v70l-16 14-20-14-20 14-21-14-21 14-21-14-20 14-20-14-20 14-17-14z"
      />
      <path className={s.sheet} d="M244 158h220v16H244z" />
      <path className={s.body} d="M282 142h140l-14 16H296z" />
      <path
        className={s.lit}
        d="M302 124a18 18 0 1 1 0 .1zm34 0a18 18 0 1 1 0 .1zm34 0a18 18 0 1 1 0 .1zm-51-28a18 18 0 1 1 0 .1zm34 0a18 18 0 1 1 0 .1z"
      />
      <Word className={s.sheet} most={60} text={word} width={172} x={354} y={230} />
    </>
  );
}
