import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** A shop front whose shutter is a browser window; the bell at its door rings by night, too. */
export function Websites({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path className={s.deep} d="M56 92h352v221H56z" />
      <path className={s.paint} d="M40 24h384v68H40z" />
      <path className={s.body} d="M88 106h288v207H88z" />
      <path className={s.sheet} d="M88 106h288v156H88zm0 36h288M88 216h288M88 236h288" />
      <path className={s.paint} d="M106 158h104v44H106z" />
      <path
        className={s.body}
        d="M228 160h128v8H228zm0 18h128v8H228zm0 18h76v8h-76zM82 254h300v12H82z"
        stroke="none"
      />
      <path
        className={s.body}
        d="M104 124h.1m18 0h.1m18 0h.1"
        strokeLinecap="round"
        strokeWidth="13"
      />
      <path d="M162 116h196v16H162z" />
      <path className={s.line} d="M408 130h44v12" />
      <path className={s.lit} d="M430 190c8-10 4-46 22-48 18 2 14 38 22 48z" />
      <path className={s.line} d="M452 192v14" strokeLinecap="round" strokeWidth="9" />
      <Word className={s.sheet} most={56} text={word} width={350} x={232} y={78} />
    </>
  );
}
