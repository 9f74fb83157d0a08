import type { ReactElement } from 'react';
import { fill } from '#contract/fill.ts';
import type { SectionOf, StageProps } from '#src/site/section.ts';
import s from '../Drawing.module.css';
import { awning, lamps, row } from '../Drawing.tsx';
import { type Sign, signs } from '../signs.ts';
import { Word } from '../Word.tsx';

type Size = SectionOf<'board-sizes'>['sizes'][number];

/** Feet: the person, a shop under its board, and the gap between two boards. */
const person = { width: 3, height: 5.5 };
const shopHeight = 8;
const gap = 1.5;

/** For the lamps of the highest board, in units of the drawing. */
const lampRoom = 18;

const { sweets, coaching, clothes, tea, medicine, sale } = signs;
const boardSigns = [sweets, coaching, clothes, tea, medicine, sale];

const widthOf = (row: Size[]) => row.reduce((sum, { width }) => sum + width + gap, 0);

/** The open front of a shop from x = 10, between its awning and its counter. */
interface Bay {
  width: number;
  top: number;
  counter: number;
}

/** Two shelves with boxes in two colours. */
const boxes = ({ width, counter }: Bay) => {
  const run = Math.floor((width - 6) / 17) * 17 - 4;
  const left = 10 + Math.round((width - run) / 2);
  const rows = `M${left} ${counter - 9}h${run}m-${run}-24h${run}`;
  return (
    <>
      <g strokeDasharray="13 21" strokeWidth="14">
        <path className={s.chalk} d={rows} />
        <path className={s.painted} d={rows} strokeDashoffset="17" />
      </g>
      <path d={`M10 ${counter - 24}h${width}`} />
    </>
  );
};

/** Shirts on a rod. */
const shirts = ({ width, top }: Bay) => {
  const count = Math.floor(width / 30);
  const left = 11 + Math.round((width - count * 30) / 2);
  return (
    <>
      <path d={`M10 ${top + 4}h${width}`} />
      <path
        className={s.sheet}
        d={row(count, (i) => `M${left + i * 30} ${top + 11}l9-9h10l9 9-6 6-3-3v26h-10v-26l-3 3z`)}
        stroke="none"
      />
    </>
  );
};

/** A kettle and glasses of tea. */
const teaThings = ({ width, counter }: Bay) => {
  const glasses = Math.floor((width - 60) / 14);
  return (
    <>
      <path
        className={s.deep}
        d={`M18 ${counter}h28l4-18q-18-12-36 0zm31-10 12-11 4 3-13 16zm-23-14q8-13 17 0`}
        strokeWidth="3"
      />
      <path
        className={s.sheet}
        d={row(glasses, (i) => `M${72 + i * 14} ${counter - 2}l-2-14h12l-2 14z`)}
        stroke="none"
      />
    </>
  );
};

/** What a shop sells, behind its counter. */
const goods: Partial<Record<Sign, (bay: Bay) => ReactElement>> = {
  [clothes]: shirts,
  [sale]: shirts,
  [tea]: teaThings,
};

/** Lamps on the upper edge of a board. */
function lampsAbove(wide: number) {
  const count = Math.max(1, Math.round(wide / 84));
  const lampAt = (index: number) => Math.round(((index + 0.5) * wide) / count) - 26;
  return lamps(
    Array.from({ length: count }, (_, index) => lampAt(index)),
    0,
  );
}

/** The largest boards first, in rows as wide as the two largest. */
function inRows(sizes: Size[]): Size[][] {
  const sorted = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const rows: Size[][] = [];
  for (const size of sorted) {
    const last = rows.at(-1);
    if (last && widthOf([...last, size]) <= widthOf(sorted.slice(0, 2))) last.push(size);
    else rows.push([size]);
  }
  return rows;
}

/**
 * A street with all boards of the section board-sizes to one scale: the large ones on poles, those of the last
 * row over shops, and a person of 5 ft 6 in beside them.
 */
export function Boards({ site }: StageProps<'boards'>) {
  const sizes = site.pages.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'board-sizes' ? section.sizes : [])),
  );
  const rows = inRows(sizes);
  const lowest = rows.at(-1) ?? [];
  // In whole units, so that no coordinate has many decimals.
  const foot = Math.floor(
    470 / Math.max(widthOf(lowest) + person.width, ...rows.map((row) => widthOf(row) - gap)),
  );
  const heightOf = (row: Size[]) => Math.max(...row.map(({ height }) => height));
  const total = rows.reduce((sum, row) => sum + heightOf(row) + gap, shopHeight);
  const ground = Math.ceil(total * foot) + lampRoom;
  let bottom = ground - shopHeight * foot;
  const placed = rows
    .toReversed()
    .flatMap((row) => {
      const foundation = bottom;
      bottom -= (heightOf(row) + gap) * foot;
      return row.map((size, index) => ({
        ...size,
        isShop: row === lowest,
        x: 5 + widthOf(row.slice(0, index)) * foot,
        y: foundation - size.height * foot,
      }));
    })
    .toReversed();
  const shopWall = shopHeight * foot;
  return (
    <svg
      aria-label={sizes.map((size) => fill(site.payment.counts.size, size)).join(', ')}
      className={`${s.drawing} ${s.full} ${s.bright}`}
      role="img"
      viewBox={`-12 0 504 ${ground + 34}`}
    >
      <path className={s.sky} d={`M-12-300h504v${ground + 400}H-12z`} />
      <path className={s.cloud} d="M60-80h130q11 0 11 10t-11 10H60q-11 0-11-10t11-10z" />
      <path className={s.far} d={`M-12 ${ground}v-190h180v70h150v-50h174v170z`} />
      <path className={s.road} d={`M-12 ${ground}h504v40H-12z`} />
      <path className={s.chalk} d={`M24 ${ground + 20}h90m60 0h90m60 0h90`} />
      <path className={s.line} d={`M-12 ${ground}h504`} />
      {placed.map(({ width, height, isShop, x, y }, index) => {
        const [wide, high] = [width * foot, height * foot];
        const isRed = index % 2 === 0;
        const letters = isRed ? s.sheet : s.paint;
        const sign = boardSigns[index % boardSigns.length] ?? sale;
        const middle = wide / 2;
        const floor = ground - y;
        const counter = floor - Math.round(shopWall * 0.3);
        const bay = { width: wide - 20, top: high + 33, counter };
        const scallops = Math.max(1, Math.round(wide / 28));
        return (
          <g key={`${width} ${height}`} transform={`translate(${x} ${y})`}>
            {isShop ? (
              <>
                <path className={s.brick} d={`M0 ${high}h${wide}V${floor}H0z`} />
                <path className={s.inside} d={`M10 ${floor}V${high + 22}h${bay.width}V${floor}z`} />
                {(goods[sign] ?? boxes)(bay)}
                <path className={s.deep} d={`M10 ${floor}V${counter}h${bay.width}V${floor}z`} />
                {awning(0, high, scallops, isRed ? s.lit : s.paint, wide / scallops)}
              </>
            ) : (
              <path
                className={s.body}
                d={`M${Math.round(wide * 0.16)} ${high}h12V${floor}h-12zM${Math.round(wide * 0.78)} ${high}h12V${floor}h-12z`}
              />
            )}
            <path className={isRed ? s.paint : s.sheet} d={`M0 0h${wide}v${high}h-${wide}z`} />
            {!isShop && lampsAbove(wide)}
            <Word
              className={letters}
              lang="hi"
              most={Math.round(high * 0.46)}
              text={sign}
              width={wide * 0.8}
              x={middle}
              y={Math.round(high * 0.52)}
            />
            <text
              className={letters}
              fontSize={Math.round(Math.min(24, Math.max(17, high * 0.16)))}
              x={middle}
              y={Math.round(high * 0.88)}
            >
              {fill(site.payment.counts.size, { width, height })}
            </text>
          </g>
        );
      })}
      {/* Between the last shop and the pole behind it. */}
      <g
        transform={`translate(${5 + (widthOf(lowest) + 0.5) * foot} ${ground + 4}) scale(${(person.height * foot) / 110})`}
      >
        <path
          className={s.brick}
          d="M-15-78h-8l-6 38q3 6 9 2zm30 0h8l6 38q-3 6-9 2zM-13-84v-13a13 13 0 0 1 26 0v13z"
        />
        <path className={s.sheet} d="M-16-42h15L-3-4h-11zm17 0h15l-2 38H3z" />
        <path className={s.lit} d="M-21-80q21-10 42 0l-2 20 2 26h-42l2-26z" />
        <path d="M-10-104q10-9 20 0M-15-2h10m10 0h10" strokeWidth="9" />
      </g>
    </svg>
  );
}
