import { findService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionOf, SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './BoardSizes.module.css';

type Size = SectionOf<'board-sizes'>['sizes'][number];

/** Height of the person in feet, and distance from the boards. */
const person = 5.5;
const gap = 1.5;

/**
 * The boards from a shared lower left corner, the largest behind, beside a person of 5 ft 6 in. Hidden from
 * screen readers: the list has the same facts.
 */
function ScaleDrawing({ sizes, site }: { sizes: Size[]; site: Site }) {
  const widest = Math.max(...sizes.map(({ width }) => width));
  const highest = Math.max(person, ...sizes.map(({ height }) => height));
  // Units per foot, so that all fits 480; the person is about 3 ft wide.
  const foot = 474 / (widest + gap + 3);
  const ground = highest * foot + 4;
  const largestFirst = sizes.toSorted((a, b) => b.width * b.height - a.width * a.height);
  const middle = (widest + gap + 1.3) * foot;
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={`0 0 480 ${Math.ceil(ground + 14)}`}
    >
      {largestFirst.map(({ width, height }) => (
        <g className={styles.board} key={`${width} ${height}`}>
          <rect height={height * foot} width={width * foot} x="3" y={ground - height * foot} />
          <text x={width * foot - 4} y={ground - height * foot + 24}>
            {fill(site.payment.counts.size, { width, height })}
          </text>
        </g>
      ))}
      <g
        className={styles.person}
        transform={`translate(${middle} ${ground}) scale(${(person * foot) / 110})`}
      >
        <circle cy="-98" r="12" />
        <path d="M-20-38v-24c0-28 40-28 40 0v24h-8V0H3v-34h-6V0h-9v-38z" />
      </g>
      <path
        className={styles.ground}
        d={`M0 ${ground}h480M20 ${ground + 10}h60m60 0h130m40 0h90`}
      />
    </svg>
  );
}

/** Board sizes beside a person, each with its printing cost: area × rate of the catalogue. */
export function BoardSizes({ section, site }: SectionProps<'board-sizes'>) {
  const { area, rate } = site.labels.boardSizes;
  const { size } = site.payment.counts;
  // check-content.ts guarantees the service and its price.
  const { amountPaise = 0, unitLabel } = findService(site.catalogue, section.from) ?? {};
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <div className={styles.columns}>
        <ScaleDrawing sizes={section.sizes} site={site} />
        <ul>
          <li className={styles.rate}>
            {fill(rate, { price: formatPrice(amountPaise, unitLabel) })}
          </li>
          {section.sizes.map(({ width, height, text }) => (
            <li className={styles.row} key={`${width} ${height}`}>
              <h3 className={styles.size}>{fill(size, { width, height })}</h3>
              <p className={styles.cost}>{formatPaise(amountPaise * width * height)}</p>
              <p className={styles.text}>
                {fill(area, { area: width * height })} {text}
              </p>
            </li>
          ))}
          <li className={styles.rent}>{section.rent}</li>
        </ul>
      </div>
    </SectionFrame>
  );
}
