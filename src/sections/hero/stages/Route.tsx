import type { StageProps } from '#src/site/section.ts';
import s from '../Drawing.module.css';
import { Rickshaw } from '../Rickshaw.tsx';
import { Word } from '../Word.tsx';

/** The round that the vehicle makes, through all stops. */
const road = 'M-30 172H404q54 0 54 54v118q0 54-54 54H-30';

const tree = (x: number, y: number) => (
  <g transform={`translate(${x} ${y})`}>
    <path className={s.line} d="M0 0v-30" strokeWidth="8" />
    <path className={s.deep} d="M-30-26q-12-30 16-36 14-24 36-4 26 4 14 40z" />
  </g>
);

/** The number of a stop, on the road. */
const mark = (x: number, y: number, number: number) => (
  <g transform={`translate(${x} ${y})`}>
    <circle className={s.lit} r="17" strokeWidth="4" />
    <text className={s.letters} fontSize="24" y="8">
      {number}
    </text>
  </g>
);

/** A painted route through a town with four stops, and the e-rickshaw on it with its three panels. */
export function Route({ stage }: StageProps<'route'>) {
  const { stops, panels } = stage;
  const [station = '', bazaar = '', crossing = '', haat = ''] = stops;
  const [roof, side = '', back] = panels;
  return (
    <svg
      aria-label={[
        ...stops.toReversed().map((stop, index) => `${index + 1} ${stop}`),
        ...panels,
      ].join(', ')}
      className={`${s.drawing} ${s.full}`}
      role="img"
      viewBox="0 0 480 430"
    >
      <path className={s.sky} d="M0-300h480v730H0z" />
      <path
        className={s.cloud}
        d="M40-70h130q11 0 11 10t-11 10H40q-11 0-11-10t11-10zM290-140h120q11 0 11 10t-11 10H290q-11 0-11-10t11-10zM150 22h96q10 0 10 9t-10 9h-96q-10 0-10-9t10-9z"
      />
      <path
        className={s.far}
        d="M0 152V72h30V50h44v30h70V62h40v26h60V44h30V34h8v10h22v40h60V58h50v24h66v70z"
      />
      <path className={s.deep} d="M0 150h480v280H0z" stroke="none" />
      <path className={s.line} d={road} strokeWidth="52" />
      <path d={road} stroke="var(--road)" strokeWidth="44" />
      <path className={s.painted} d={road} strokeDasharray="14 10" />
      {/* The station, with the yellow board of the railway */}
      <path className={s.brick} d="M4 68h124v80H4z" />
      <path className={s.paint} d="M-4 56h140v14H-4zM46 30h40v28H46z" />
      <circle className={s.sheet} cx="66" cy="45" r="10" strokeWidth="4" />
      <path className={s.inside} d="M18 148v-20q16-18 32 0v20zm64 0v-20q16-18 32 0v20z" />
      <path className={s.lit} d="M12 82h108v32H12z" />
      <Word className={s.letters} most={27} text={station} width={92} x={66} y={107} />
      {/* The bazaar */}
      <path className={s.plaster} d="M150 62h132v86H150z" />
      <path className={s.inside} d="M162 112h108v36H162z" />
      <path
        className={s.sheet}
        d={`M150 108h132v8${'a11 10 0 0 1-22 0'.repeat(6)}z`}
        strokeWidth="4"
      />
      <path className={s.paint} d="M154 74h124v36H154z" />
      <Word className={s.sheet} most={29} text={bazaar} width={104} x={216} y={102} />
      {/* The crossing, with its clock tower, and a tree behind its board */}
      {tree(470, 148)}
      <path className={s.plaster} d="M330 26h40v122h-40z" />
      <path className={s.paint} d="m324 28 26-24 26 24z" />
      <circle className={s.sheet} cx="350" cy="50" r="14" strokeWidth="4" />
      <path d="M350 42v8h6" strokeWidth="3" />
      <path className={s.sheet} d="M296 84h150v34H296z" />
      <Word className={s.paint} most={27} text={crossing} width={128} x={371} y={110} />
      {tree(22, 274)}
      {tree(26, 356)}
      {/* The haat, under its sheets */}
      <path className={s.paint} d="m352 300 40-34 40 34z" />
      <path className={s.sheet} d="m378 300 14-34 14 34z" />
      <path className={s.body} d="M360 302h64v30h-64z" />
      <path className={s.lit} d="M348 232h88v34h-88z" />
      <Word className={s.letters} most={28} text={haat} width={72} x={392} y={259} />
      {/* In the order of the vehicle, which drives to the right on the lower lane */}
      {mark(66, 172, 4)}
      {mark(216, 172, 3)}
      {mark(350, 172, 2)}
      {mark(458, 284, 1)}
      <g transform="translate(70 236) scale(.78)">
        <Rickshaw back={back} roof={roof} side={side} />
      </g>
    </svg>
  );
}
