import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** The curve of Golghar with its stair, behind the boards of the town. */
export function Patna({ word }: { word: string }) {
  const stair = 'M250 38c74 32 116 92 110 138-8 54-140 92-268 94';
  return (
    <>
      <Ground />
      <path className={s.deep} d="M70 313C76 160 140 46 240 34c100 12 164 126 170 279z" />
      <path className={s.sheet} d="M220 36V16h40v20z" />
      <path d={stair} strokeWidth="28" />
      <path className={s.chalk} d={stair} strokeWidth="18" />
      <path d={stair} strokeDasharray="5 9" strokeWidth="18" />
      <path
        className={s.body}
        d="M40 250h12v63H40zm84 0h12v63h-12zm58-22h12v85h-12zm110 0h12v85h-12zm72 32h12v53h-12zm66 0h12v53h-12z"
      />
      <path className={s.body} d="M18 186h140v66H18z" />
      <path className={s.chalk} d="M38 210h100m-100 18h60" />
      <path className={s.paint} d="M166 150h154v80H166z" />
      <path className={s.lit} d="M346 200h118v62H346z" />
      <path d="M364 222h82m-82 18h50" />
      <Word className={s.sheet} most={60} text={word} width={134} x={243} y={211} />
    </>
  );
}
