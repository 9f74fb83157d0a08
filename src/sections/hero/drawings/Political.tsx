import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** A candidate's board, limed white; the stencil of the symbol is still an empty circle. */
export function Political({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path className={s.deep} d="M60 14h16v299H60zm344 0h16v299h-16z" />
      <path className={s.body} d="M36 32h408v192H36z" />
      <path className={s.sheet} d="M52 48h376v160H52z" />
      <Word className={s.paint} most={96} text={word} width={184} x={160} y={146} />
      <path d="M68 172h184m-184 18h110" />
      <path className={s.lit} d="M274 62h138v132H274z" />
      <circle className={s.sheet} cx="343" cy="128" r="48" />
      <path className={s.glow} d="M343 70v24m0 68v24m-58-58h24m68 0h24" strokeWidth="12" />
      <path className={s.line} d="M138 264c0-34 64-34 64 0" />
      <path className={s.body} d="M134 262h72l-8 51h-56z" />
      <path className={s.sheet} d="M128 250h84v14h-24v16h-12v-16h-48z" />
      <path className={s.deep} d="m252 302 92-34 6 18-92 34z" />
      <path className={s.sheet} d="m336 258 66-24 14 40-66 24z" />
      <path d="m352 254 13 38" />
    </>
  );
}
