import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** The e-rickshaw from behind: loudspeaker, back flap, tailboard and lamps. */
export function ERickshaw({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path
        className={s.line}
        d="M240 70V48m76 24V46m-150 26V46M150 46h180M292 18c10 8 10 20 0 28m16-40c18 14 18 38 0 52"
      />
      <path
        className={s.body}
        d="M116 272h36v41h-36zm212 0h36v41h-36zM120 98h240v160H120zM98 84c30-22 254-22 284 0v14H98zM190 26h24v24h-24zM104 258h272v14H104z"
      />
      <path className={s.deep} d="M140 106h200v62H140z" />
      <path
        className={s.body}
        d="M168 168c0-24 10-34 26-34s26 10 26 34zm92 0c0-24 10-34 26-34s26 10 26 34zM180 124a14 14 0 1 1 28 0 14 14 0 0 1-28 0zm92 0a14 14 0 1 1 28 0 14 14 0 0 1-28 0z"
        stroke="none"
      />
      <path
        className={s.lit}
        d="M100 98h280l-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14z"
        stroke="none"
      />
      <path className={s.paint} d="m214 30 62-26v56l-62-14z" />
      <path className={s.sheet} d="M112 176h256v72H112zm94 86h68v26h-68zm12 13h44" />
      <path
        className={s.lit}
        d="M119 265a15 15 0 1 1 30 0 15 15 0 0 1-30 0zm212 0a15 15 0 1 1 30 0 15 15 0 0 1-30 0z"
      />
      <Word className={s.paint} most={62} text={word} width={234} x={240} y={234} />
    </>
  );
}
