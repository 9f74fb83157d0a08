import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

function Jalebi({ x, y }: { x: number; y: number }) {
  const spiral = `M${x} ${y}a5 5 0 0 1 10 0 10 10 0 0 1-20 0 15 15 0 0 1 30 0 20 20 0 0 1-40 0`;
  return (
    <g strokeLinecap="round">
      <path d={spiral} strokeWidth="12" />
      <path className={s.glow} d={spiral} />
    </g>
  );
}

/** A sweet shop's counter: scale, menu board and a paper cone of jalebi. */
export function Retail({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path className={s.line} d="M286 0v24M434 0v24" />
      <path className={s.body} d="M262 24h196v112H262z" />
      <path className={s.chalk} d="M280 82h96m28 0h36M280 101h96m28 0h36M280 120h96m28 0h36" />
      <path className={s.deep} d="M36 230h408v83H36z" />
      <path className={s.body} d="M58 246h364v46H58z" />
      <path
        className={s.sheet}
        d="M70 276h76v16H70zm92 0h76v16h-76zm92 0h76v16h-76zm92 0h64v16h-64z"
      />
      <path className={s.paint} d="M20 204h440v28H20z" />
      <path
        className={s.line}
        d="M126 60v144M48 84l156-22M48 84l-34 62m34-62 34 62M204 62l-34 62m34-62 34 62M94 202h64"
      />
      <path className={s.sheet} d="M28 146v-28h40v28zm20-28v-12" />
      <path
        className={s.body}
        d="M4 146h88c-6 28-82 28-88 0zm156-22h88c-6 28-82 28-88 0zM114 56a12 12 0 1 1 24 0 12 12 0 0 1-24 0z"
      />
      <Jalebi x={331} y={168} />
      <Jalebi x={381} y={168} />
      <Jalebi x={356} y={158} />
      <path className={s.sheet} d="m304 172 52 74 52-74z" />
      <path d="m332 188 48 0m-38 14h28" />
      <Word className={s.sheet} most={40} text={word} width={170} x={360} y={66} />
    </>
  );
}
