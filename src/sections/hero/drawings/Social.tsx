import s from './Drawing.module.css';
import { Word } from './Word.tsx';

function Marigold({ x, y }: { x: number; y: number }) {
  return (
    <g strokeDasharray="0 13.27" strokeLinecap="round" transform={`translate(${x} ${y})`}>
      <circle r="19" strokeWidth="24" />
      <circle className={s.glow} r="19" strokeWidth="14" />
      <circle className={s.lit} r="15" strokeDasharray="none" />
    </g>
  );
}

/** A phone held like a hand mirror, with the shop in it; three marigolds are its likes. */
export function Social({ word }: { word: string }) {
  return (
    <>
      <path className={s.line} d="M0 313h150m130 0h200M20 323h60m220 0h70m20 0h50" />
      <path className={s.sheet} d="M126 236c2 34 20 46 44 56v41h94v-41c34-12 50-36 46-80z" />
      <rect className={s.body} height="256" rx="18" width="158" x="140" y="12" />
      <path className={s.sheet} d="M153 34h132v200H153z" />
      <path className={s.deep} d="M165 112h108v100H165z" />
      <path className={s.body} d="M183 140h72v72h-72z" />
      <path className={s.sheet} d="M161 102h116l8 30H153zm22 0-4 30m26-30v30m28-30v30m22-30 4 30" />
      <path className={s.paint} d="M161 50h116v46H161z" />
      <path
        className={s.sheet}
        d="M126 240c-8-28-8-54 6-86 12-14 30-4 26 12l-8 36c-2 18-2 34-2 56M286 150h30a13 13 0 0 1 0 26h-30a13 13 0 0 1 0-26zm0 28h32a13 13 0 0 1 0 26h-32a13 13 0 0 1 0-26zm0 28h28a13 13 0 0 1 0 26h-28a13 13 0 0 1 0-26zm0 28h20a12 12 0 0 1 0 24h-20a12 12 0 0 1 0-24z"
      />
      <path className={s.paint} d="M164 282h106v11H164zm2 16h102v11H166z" />
      <Word className={s.sheet} most={38} text={word} width={104} x={219} y={87} />
      <Marigold x={380} y={56} />
      <Marigold x={428} y={128} />
      <Marigold x={382} y={196} />
    </>
  );
}
