import { fill } from '#contract/fill.ts';
import type { SectionOf, StageProps } from '#src/site/section.ts';
import s from '../Drawing.module.css';
import { awning } from '../Drawing.tsx';
import { signs } from '../signs.ts';
import { Word } from '../Word.tsx';

type Size = SectionOf<'board-sizes'>['sizes'][number];

/** Feet: the person, a shop under its board, and the gap between two boards. */
const person = { width: 3, height: 5.5 };
const shopHeight = 8;
const gap = 1.5;

const { sweets, coaching, clothes, tea, medicine, sale } = signs;
const boardSigns = [sweets, coaching, clothes, tea, medicine, sale];

const widthOf = (row: Size[]) => row.reduce((sum, { width }) => sum + width + gap, 0);

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
  const ground = Math.ceil(total * foot) + 10;
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
        const letters = isRed ? s.sheet : s.paint;
        const middle = x + wide / 2;
        const foundation = y + high;
        const scallops = Math.round(wide / 44) * 2 + 1;
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
                <path
                  className={s.deep}
                  d={`M${x + 22} ${ground}v-${shopWall * 0.3}h${wide - 32}v${shopWall * 0.3}z`}
                />
                {awning(x, foundation, scallops, isRed ? s.lit : s.paint, wide / scallops)}
              </>
            ) : (
              <path
                className={s.body}
                d={`M${x + wide * 0.16} ${foundation}h12V${ground}h-12zM${x + wide * 0.78} ${foundation}h12V${ground}h-12z`}
              />
            )}
            <path
              className={isRed ? s.paint : s.sheet}
              d={`M${x} ${y}h${wide}v${high}h-${wide}z`}
            />
            <Word
              className={letters}
              lang="hi"
              most={Math.round(high * 0.46)}
              text={boardSigns[index % boardSigns.length] ?? ''}
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
        <path className={s.figure} d="M-15-40h13V0h-11zm17 0h13L12 0H2z" />
        <path className={s.lit} d="M-21-32v-30c0-18 42-18 42 0v30z" />
        <circle className={s.figure} cy="-92" r="14" />
      </g>
    </svg>
  );
}
