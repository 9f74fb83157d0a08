import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** A map folded at the crossing; its pin is taller than the shops, and a shutter opens under it. */
export function Seo({ word }: { word: string }) {
  return (
    <>
      <path className={s.sheet} d="M24 84 132 58v206L24 290zm216 0 108-26v206l-108 26z" />
      <path className={s.deep} d="m132 58 108 26v206l-108-26zm216 0 108 26v206l-108-26z" />
      <path
        d="m24 186 108-26 108 26 108-26 108 26M240 84v200M60 76v204M382 66v208"
        strokeWidth="20"
      />
      <path
        className={s.chalk}
        d="m24 186 108-26 108 26 108-26 108 26M60 76v204M382 66v208"
        strokeDasharray="14 12"
      />
      <path
        className={s.paint}
        d="m84 96 32-8v36l-32 8zm64 10 40 10v34l-40-10zm262-8 30 7v34l-30-7zm-98 10 20-5v36l-20 5zM84 212l32-8v30l-32 8z"
      />
      <Ground />
      <path
        className={s.sheet}
        d="M92 256h80v57H92zm0 14h80m-80 14h80m-80 14h80m136-42h80v57h-80zm0 14h80m-80 14h80m-80 14h80"
      />
      <path className={s.body} d="M84 234h88v22H84zm224 0h88v22h-88zM180 236h120v77H180z" />
      <path className={s.sheet} d="M186 236h108v40H186zm0 14h108m-108 13h108" />
      <path className={s.paint} d="M168 200h144v38H168z" />
      <path className={s.lit} d="m240 200-44-78a52 52 0 1 1 88 0z" />
      <circle className={s.sheet} cx="240" cy="92" r="20" />
      <Word className={s.sheet} most={32} text={word} width={128} x={240} y={230} />
    </>
  );
}
