import s from './Drawing.module.css';
import { Ground } from './Ground.tsx';
import { Word } from './Word.tsx';

/** The e-rickshaw from behind: loudspeaker, back flap, tailboard and lamps. */
export function ERickshaw({ word }: { word: string }) {
  return (
    <>
      <Ground />
      <path className={s.body} d="M116 244h36v69h-36zm212 0h36v69h-36z" />
      <path className={s.body} d="M120 92h240v176H120z" />
      <path className={s.deep} d="M140 106h200v62H140z" />
      <path
        className={s.body}
        d="M168 168c0-24 10-34 26-34s26 10 26 34zm92 0c0-24 10-34 26-34s26 10 26 34zM180 124a14 14 0 1 1 28 0 14 14 0 0 1-28 0zm92 0a14 14 0 1 1 28 0 14 14 0 0 1-28 0z"
        stroke="none"
      />
      <path className={s.body} d="M98 84c30-22 254-22 284 0v14H98z" />
      <path
        className={s.lit}
        d="M100 98h280l-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14-14-14-14 14z"
        stroke="none"
      />
      <path className={s.line} d="M240 70V48m76 24V46m-150 26V46M150 46h180" />
      <path className={s.paint} d="m214 30 62-26v56l-62-14z" />
      <path className={s.body} d="M190 26h24v24h-24z" />
      <path className={s.line} d="M292 18c10 8 10 20 0 28m16-40c18 14 18 38 0 52" />
      <path className={s.sheet} d="M112 176h256v72H112z" />
      <path className={s.body} d="M104 258h272v14H104z" />
      <circle className={s.lit} cx="134" cy="265" r="15" />
      <circle className={s.lit} cx="346" cy="265" r="15" />
      <path className={s.sheet} d="M206 262h68v26h-68zm12 13h44" />
      <Word className={s.paint} most={62} text={word} width={234} x={240} y={234} />
    </>
  );
}
