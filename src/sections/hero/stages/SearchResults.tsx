import type { StageProps } from '#src/site/section.ts';
import d from '../Drawing.module.css';
import { awning } from '../Drawing.tsx';
import { Word } from '../Word.tsx';
import s from './Scene.module.css';
import { road, Scene, wires } from './Scene.tsx';

const pin = (x: number, y: number, size: number) => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path className={`${d.lit} ${s.edge}`} d="m0 0-28-48a33 33 0 1 1 56 0z" />
    <circle className={d.letters} cy="-64" r="12" />
  </g>
);

/** A phone with a map and the shops of a search below it; a stitch leads from the first to its shop, under a pin. */
export function SearchResults({ stage }: StageProps<'search-results'>) {
  const { search, results } = stage;
  const [found = ''] = results;
  return (
    <Scene words={[search, ...results]}>
      <path className={d.far} d="M0 176h54v-40h66v70h90v-86h66v50h70v-70h60v60h80v212H0z" />
      {wires}
      <path className={d.brick} d="M304 196h180v176H304z" />
      <path className={d.inside} d="M318 240h170v132H318z" />
      <path
        className={d.sheet}
        d="M340 290v-18h14v18zm44 0v-18h14v18zm44 0v-18h14v18zm-66 0v-18h14v18zm44 0v-18h14v18zm44 0v-18h14v18z"
      />
      <path className={d.lit} d="M362 290v-18h14v18zm44 0v-18h14v18zm44 0v-18h14v18z" />
      <path className={s.edge} d="M326 292h160" />
      {awning(308, 236, 8, d.paint)}
      <path className={`${d.paint} ${s.edge}`} d="M296 182h190v56H296z" />
      <Word className={s.screen} most={34} text={found} width={156} x={388} y={222} />
      <path className={`${d.deep} ${s.edge}`} d="M350 318h140v54H350z" />
      {pin(390, 178, 0.85)}
      {road}
      <rect className={d.body} height="330" rx="26" width="272" x="16" y="54" />
      <path className={s.screen} d="M30 80h244v278H30z" />
      <path className={d.road} d="M118 66h68v5h-68z" />
      <rect className={`${s.screen} ${s.fine}`} height="38" rx="19" width="220" x="42" y="92" />
      <path className={s.fine} d="M58 110a9 9 0 1 1 18 0 9 9 0 0 1-18 0zm16 7 9 9" />
      <Word
        align="start"
        className={d.letters}
        most={24}
        text={search}
        width={162}
        x={92}
        y={119}
      />
      <path className={d.deep} d="M30 142h244v82H30z" />
      <path
        d="m30 196 90-30 60 20 94-34M92 142l18 82m96-82-20 82"
        stroke="#fff3dc"
        strokeWidth="9"
      />
      <path className={d.brick} d="m44 150 34-2 4 20-38 10zm178 40 40-14v38h-46z" />
      {pin(146, 208, 0.7)}
      <path className={`${d.lit} ${s.fine}`} d="M30 224h244v54H30z" />
      <Word align="start" className={d.letters} most={32} text={found} width={180} x={44} y={258} />
      <path className={s.soft} d="M44 268h110v4H44z" />
      <path className={s.edge} d="m240 250 9 9 14-20" />
      {results.slice(1).map((name, index) => (
        <g key={name}>
          <Word
            align="start"
            className={s.soft}
            most={22}
            text={name}
            width={180}
            x={44}
            y={301 + index * 39}
          />
          <path
            className={d.road}
            d={`M44 ${310 + index * 39}h140v3H44zM30 ${317 + index * 39}h244v3H30z`}
          />
        </g>
      ))}
      <path
        className={d.painted}
        d="M276 252q40 4 32 52t42 42"
        strokeDasharray="13 8"
        strokeWidth="6"
      />
    </Scene>
  );
}
