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

/** The open front of a shop, between its awning and its counter. */
interface Bay {
  x: number;
  width: number;
  top: number;
  counter: number;
}

/** Shelves with jars and bottles in three colours. */
const jars = ({ x, width, counter }: Bay) => {
  const count = Math.floor((width - 4) / 17);
  const left = Math.round(x + (width - count * 17) / 2) + 2;
  const inColour = (colour: number) =>
    [counter - 2, counter - 27]
      .map((y, shelf) =>
        row(count, (i) =>
          (i + shelf) % 3 === colour ? `M${left + i * 17} ${y}h13v-13h-3v-4h-7v4h-3z` : '',
        ),
      )
      .join('');
  return (
    <>
      <path className={s.sheet} d={inColour(0)} stroke="none" />
      <path className={s.paint} d={inColour(1)} stroke="none" />
      <path className={s.deep} d={inColour(2)} stroke="none" />
      <path d={`M${x} ${counter - 25}h${width}`} strokeWidth="4" />
    </>
  );
};

/** Shirts on a rod. */
const shirts = ({ x, width, top }: Bay) => {
  const count = Math.floor(width / 30);
  const left = Math.round(x + (width - count * 30) / 2) + 1;
  const inColour = (colour: number) =>
    row(count, (i) =>
      i % 2 === colour ? `M${left + i * 30} ${top + 14}l9-9h10l9 9-6 6-3-3v26h-10v-26l-3 3z` : '',
    );
  return (
    <>
      <path d={`M${x} ${top + 5}h${width}`} strokeWidth="4" />
      <path className={s.sheet} d={inColour(0)} stroke="none" />
      <path className={s.paint} d={inColour(1)} stroke="none" />
    </>
  );
};

/** A kettle, steaming, and glasses of tea. */
const teaThings = ({ x, width, counter }: Bay) => {
  const glasses = Math.floor((width - 60) / 14);
  return (
    <>
      <path
        className={s.steel}
        d={`M${x + 8} ${counter}h28l4-18q-18-12-36 0zm31-10 12-11 4 3-13 16zm-23-14q8-13 17 0`}
        strokeWidth="3"
      />
      <path className={s.chalk} d={`M${x + 58} ${counter - 22}q-7-5 0-10t0-10`} strokeWidth="3" />
      <path
        className={s.sheet}
        d={row(glasses, (i) => `M${x + 62 + i * 14} ${counter - 2}l-2-14h12l-2 14z`)}
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

/** Lamps on the upper edge of a board, and the night below their light. */
function lampsAbove(x: number, y: number, wide: number, high: number) {
  const count = Math.max(1, Math.round(wide / 84));
  const step = wide / count;
  const places = Array.from({ length: count }, (_, i) => Math.round(x + (i + 0.5) * step) - 26);
  const light = `a${step / 2} ${Math.round(high * 0.26)} 0 0 0 ${step} 0`.repeat(count);
  return {
    lamps: lamps(places, y),
    shade: `M${x} ${y + high}v-${high * 0.4}${light}v${high * 0.4}z`,
  };
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
      className={`${s.drawing} ${s.full}`}
      role="img"
      viewBox={`-12 0 504 ${ground + 34}`}
    >
      <path className={s.sky} d={`M-12-300h504v${ground + 400}H-12z`} />
      <path
        className={s.cloud}
        d="M60-80h130q11 0 11 10t-11 10H60q-11 0-11-10t11-10zM340 14h90q10 0 10 9t-10 9h-90q-10 0-10-9t10-9z"
      />
      <path
        className={s.far}
        d={`M-12 ${ground}v-150h62v-40h60v60h80v-30h70v-50h50v80h70v-40h60v30h52v140z`}
      />
      <path className={s.road} d={`M-12 ${ground}h504v40H-12z`} />
      <path className={s.chalk} d={`M24 ${ground + 20}h90m60 0h120m60 0h90`} strokeWidth="6" />
      <path className={s.line} d={`M-12 ${ground}h504`} />
      {placed.map(({ width, height, isShop, x, y }, index) => {
        const [wide, high] = [width * foot, height * foot];
        const isRed = index % 2 === 0;
        const white = `${s.sheet} ${s.bright}`;
        const letters = isRed ? white : s.paint;
        const sign = boardSigns[index % boardSigns.length] ?? sale;
        const middle = x + wide / 2;
        const foundation = y + high;
        const scallops = Math.round(wide / 44) * 2 + 1;
        const counter = ground - Math.round(shopWall * 0.3);
        const bay = { x: x + 10, width: wide - 20, top: foundation + 29, counter };
        const above = lampsAbove(x, y, wide, high);
        return (
          <g key={`${width} ${height}`}>
            {isShop ? (
              <>
                <path
                  className={isRed ? s.plaster : s.brick}
                  d={`M${x} ${foundation}h${wide}v${shopWall}h-${wide}z`}
                />
                <path
                  className={s.inside}
                  d={`M${x + 10} ${ground}v-${shopWall - 22}h${wide - 20}v${shopWall - 22}z`}
                />
                {(goods[sign] ?? jars)(bay)}
                <path
                  className={s.deep}
                  d={`M${x + 10} ${ground}V${counter}h${wide - 20}V${ground}z`}
                />
                {awning(x, foundation, scallops, isRed ? s.lit : s.paint, wide / scallops)}
              </>
            ) : (
              <path
                className={s.body}
                d={`M${x + wide * 0.16} ${foundation}h12V${ground}h-12zM${x + wide * 0.78} ${foundation}h12V${ground}h-12z`}
              />
            )}
            <path className={isRed ? s.paint : white} d={`M${x} ${y}h${wide}v${high}h-${wide}z`} />
            {!isShop && (
              <>
                <path className={s.shade} d={above.shade} />
                {above.lamps}
              </>
            )}
            <Word
              className={letters}
              lang="hi"
              most={Math.round(high * 0.46)}
              text={sign}
              width={wide * 0.8}
              x={middle}
              y={y + high * 0.52}
            />
            <text
              className={letters}
              fontSize={Math.round(Math.min(24, Math.max(17, high * 0.16)))}
              x={middle}
              y={y + high * 0.88}
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
        <g strokeWidth="4">
          <path className={s.brick} d="M-15-78h-8l-6 38q3 6 9 2zm30 0h8l6 38q-3 6-9 2z" />
          <path className={s.sheet} d="M-16-42h15L-3-4h-11zm17 0h15l-2 38H3z" />
          <path className={s.lit} d="M-21-80q21-10 42 0l-2 20 2 26h-42l2-26z" />
          <path className={s.paint} d="M20-42h18v22H20z" />
          <circle className={s.brick} cy="-97" r="13" />
        </g>
        <path
          className={s.letters}
          d="M-15-99a15 15 0 0 1 30 0q-15-8-30 0zm-2 92h14v7h-17zm20 0h14l3 7H3z"
        />
      </g>
    </svg>
  );
}
