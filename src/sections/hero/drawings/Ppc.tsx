import s from './Drawing.module.css';
import { Word } from './Word.tsx';

/** A bazaar lane: of all its boards one is lit, because it has a coin in its slot. */
export function Ppc({ word }: { word: string }) {
  return (
    <>
      <path className={s.deep} d="M0 20 184 132v66L0 290zm480 0L296 132v66l184 92z" />
      <path
        className={s.body}
        d="M0 140 40 152v112L0 290zm70 26 28 8v66l-28 15zm56 14 18 4v36l-18 9zM480 140l-40 12v112l40 26zm-70 26-28 8v66l28 15zm-56 14-18 4v36l18 9zM0 66h72v48H0zm64 54h56v34H64zM480 66h-72v48h72zm-64 54h-56v34h56z"
      />
      <path className={s.line} d="m0 290 184-92h112l184 92M0 313h480M20 323h60m60 0h130m40 0h90" />
      <path
        className={s.glow}
        d="M112 66 80 48m32 56H84m284-38 32-18m-32 56h28M176 32l-14-26m78 22V0m64 32 14-26"
      />
      <path className={s.body} d="M231 146h18v108h-18z" />
      <path className={s.lit} d="M128 46h224v100H128z" />
      <circle className={s.sheet} cx="300" cy="274" r="28" />
      <path d="M296 262h22m-22 11h22m-18-11c16 0 16 17-2 17l16 12" />
      <path className={s.body} d="M184 236h104v77H184z" />
      <path className={s.chalk} d="M278 250v48m-78-42h42m-42 18h26" />
      <Word className={s.body} most={74} text={word} width={196} x={240} y={122} />
    </>
  );
}
