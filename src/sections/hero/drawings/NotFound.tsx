import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** An empty hoarding: lamps off, one crow, and a sign that it is to let. */
export function NotFound({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path className={s.line} d="M94 70V48h26v8m92 14V48h26v8" />
      <path
        className={s.body}
        d="M112 54h18l8 12h-34zm118 0h18l8 12h-34zM96 226h14v87H96zm274 0h14v87h-14z"
      />
      <path className={s.sheet} d="M30 68h420v158H30z" />
      <path d="m166 120 74-36 74 36" />
      <path className={s.lit} d="m140 118 200-6 3 76-200 6z" />
      <Word className={s.body} most={60} text={word} width={170} x={241} y={174} />
      <path className={s.line} d="M350 52v16m14-16v16" />
      <path
        className={s.body}
        d="m296 26 22-6c6-16 28-16 34 0 8 4 16 10 24 18l40 20-44-2c-30 8-54-4-54-28z"
      />
      <path className={s.chalk} d="M330 20h.1" strokeLinecap="round" strokeWidth="7" />
    </>
  );
}
