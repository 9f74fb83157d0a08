import type { ReactElement } from 'react';
import type { StageProps } from '#src/site/section.ts';
import d from '../Drawing.module.css';
import { heap } from '../Drawing.tsx';
import { Word } from '../Word.tsx';
import s from './Scene.module.css';
import { kite, Scene } from './Scene.tsx';

/** What each post shows, on 118 × 112 units: sweets, a reel of a jalebi, books. */
const pictures: ReactElement[] = [
  <g key="sweets">
    <path className={d.paint} d="M0 0h118v112H0z" />
    <path className={d.lit} d={heap(20, 78, [3, 2, 1], 13)} />
    <path className={`${d.sheet} ${s.fine}`} d="M8 90h102l-16 14H24z" />
  </g>,
  <g key="reel">
    <path className={d.brick} d="M0 0h118v112H0z" />
    <path className={s.edge} d="M0 50h14m90 0h14" />
    <path className={d.letters} d="M12 44h94c0 74-94 74-94 0z" />
    <path className={d.lit} d="M12 44a47 17 0 1 1 94 0 47 17 0 1 1-94 0z" />
    <path
      className={d.painted}
      d="M34 42a12 6 0 1 1 12 6 6 3 0 1 1 0-6m18 6a12 6 0 1 1 12 6 6 3 0 1 1 0-6m6-14a12 6 0 1 1 12 6 6 3 0 1 1 0-6"
      strokeLinecap="round"
      strokeWidth="4"
    />
    <path className={s.screen} d="m48 66 28 15-28 15z" />
  </g>,
  <g key="books">
    <path className={d.lit} d="M0 0h118v112H0z" />
    <path
      className={`${d.sheet} ${s.fine}`}
      d="M59 40Q36 26 12 34v54q24-8 47 6 24-14 47-6V34q-24-8-47 6z"
    />
    <path
      className={s.fine}
      d="M59 40v54M22 50q14-4 28 2M22 64q14-4 28 2m18-14q14-6 28-2M68 66q14-6 28-2"
    />
    <path className={`${d.paint} ${s.fine}`} d="m92 8 10 6-34 44-10 2 2-10z" />
  </g>,
];

const marigold = (x: number) => (
  <g key={x} transform={`translate(${x} 160)`}>
    <circle className={`${d.lit} ${d.glow}`} r="6" strokeDasharray="3 2" strokeWidth="4" />
    <circle className={d.paint} r="3" stroke="none" />
  </g>
);

const pot = (x: number) => (
  <g key={x} transform={`translate(${x} 398)`}>
    <path className={d.line} d="M-8-24-16-40M6-24l10-22M0-24v-34" />
    <path
      className={d.lit}
      d="M-26-42a10 10 0 1 1 20 0 10 10 0 0 1-20 0zm32-6a10 10 0 1 1 20 0 10 10 0 0 1-20 0zM-10-60a10 10 0 1 1 20 0 10 10 0 0 1-20 0z"
    />
    <path className={`${d.brick} ${s.edge}`} d="M-22-28h44l-6 28h-32z" />
  </g>
);

/** Posts pegged to the washing line of a roof. */
export function Posts({ stage }: StageProps<'posts'>) {
  const { page, posts } = stage;
  return (
    <Scene words={[page, ...posts]}>
      <path className={d.far} d="M0 250h70v-40h80v60h100v-80h76v60h84v-44h70v194H0z" />
      {kite(316, 12)}
      <path className={`${d.steel} ${s.edge}`} d="M8 30h10v350H8zM462 20h10v360h-10z" />
      <path className={d.railing} d="M13 58Q240 118 467 50" strokeWidth="3" />
      {posts.map((post, index) => (
        <g
          key={post}
          transform={`translate(${28 + index * 146} ${[76, 90, 74][index]}) rotate(${[3, -1, -3][index]})`}
        >
          <path className={`${d.sheet} ${s.edge}`} d="M0 0h134v206H0z" />
          <path className={d.paint} d="M10 18a9 9 0 1 1 18 0 9 9 0 0 1-18 0z" />
          <Word align="start" className={s.soft} most={18} text={page} width={94} x={34} y={24} />
          <g transform="translate(8 34)">{pictures[index]}</g>
          {[16, 34, 52].slice(0, 3 - (index % 2)).map(marigold)}
          <Word className={d.letters} most={26} text={post} width={118} x={67} y={187} />
          <path className={`${d.deep} ${s.fine}`} d="M18-20h12v26H18zm86 0h12v26h-12z" />
        </g>
      ))}
      <path className={`${d.brick} ${s.edge}`} d="M-9 330h498v80H-9z" />
      <path
        d="M0 352h480M0 376h480M40 332v20m90-20v20m90-20v20m90-20v20m90-20v20M84 354v20m90-20v20m90-20v20m90-20v20m90-20v20"
        stroke="#1d171340"
        strokeWidth="3"
      />
      <path className={`${d.plaster} ${s.edge}`} d="M-9 314h498v18H-9z" />
      {[58, 196, 418].map(pot)}
    </Scene>
  );
}
