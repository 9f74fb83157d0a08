import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** A hoarding whose headline is half painted; ladder and bucket stand ready for the other half. */
export function Outdoor({ word }: { word: string }) {
  const letters = { most: 110, text: word, width: 372, x: 240, y: 152 };
  return (
    <>
      <Ground />
      <path className={s.line} d="M94 40V20h26v8m92 12V20h26v8m92 12V20h26v8" />
      <path
        className={s.body}
        d="M112 26h18l8 12h-34zm118 0h18l8 12h-34zm118 0h18l8 12h-34zM92 196h14v117H92zm282 0h14v117h-14z"
      />
      <path className={s.sheet} d="M30 40h420v160H30z" />
      <path className={s.paint} d="M30 40h208l-12 26 18 24-20 34 18 30-14 46H30z" />
      <Word {...letters} className={s.deep} />
      <Word {...letters} className={`${s.sheet} ${s.half}`} />
      <path
        className={s.deep}
        d="m276 313 40-250h12l-40 250zm66 0 40-250h12l-40 250zm-50-32h60m-54-38h60m-54-38h60m-54-38h60m-54-38h60m-54-38h60"
      />
      <path className={s.line} d="M160 264c0-34 60-34 60 0" />
      <path className={s.lit} d="M156 262h68l-8 51h-52z" />
      <path className={s.paint} d="M150 250h80v14h-22v18h-12v-18h-46z" />
    </>
  );
}
