import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** The districts, painted on a wall tile by tile; one is lit. */
export function Bihar({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path className={s.sheet} d="M20 40h404v273H20z" />
      <path className={s.paint} d="M8 22h428v20H8z" />
      <path
        className={s.painted}
        d="M118 76h108M118 114h260M118 152h260M80 190h298M42 228h298M118 266h184"
        strokeDasharray="32 6"
        strokeWidth="32"
      />
      <path className={s.lit} d="M118 136h32v32h-32z" />
      <path
        className={s.deep}
        d="m392 313 18-230h11l-18 230zm52 0 18-230h11l-18 230zm-37-28h42m-39-40h42m-38-40h42m-38-40h42m-38-40h42"
      />
      <Word className={s.body} most={46} text={word} width={150} x={308} y={92} />
    </>
  );
}
