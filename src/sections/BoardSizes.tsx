import { findService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import type { SectionOf, SectionProps } from '#src/site/section.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './BoardSizes.module.css';

type Size = SectionOf<'board-sizes'>['sizes'][number];

/** Height of the person in feet, and distance from the boards. */
const person = 5.5;
const gap = 1.5;

/** Room that the label of a board takes in its upper right corner, in units of the drawing. */
const label = { width: 84, height: 26 };

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
  /** Whether a smaller board covers the corner, as 8 × 4 does that of 10 × 4. */
  const isCovered = ({ width, height }: Size, index: number) =>
    largestFirst
      .slice(index + 1)
      .some(
        (front) =>
          (width - front.width) * foot < label.width &&
          (height - front.height) * foot < label.height,
      );
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      viewBox={`0 0 480 ${Math.ceil(ground + 14)}`}
    >
      {largestFirst.map((board, index) => {
        const { width, height } = board;
        const right = width * foot;
        const top = ground - height * foot;
        // In the strip that is left beside the smaller board, upwards.
        const upright = `translate(${right - 10} ${top + 8}) rotate(-90)`;
        const isUpright = isCovered(board, index);
        return (
          <g className={styles.board} key={`${width} ${height}`}>
            <rect height={height * foot} width={right} x="3" y={top} />
            <text
              className={isUpright ? styles.upright : undefined}
              transform={isUpright ? upright : `translate(${right - 4} ${top + 24})`}
            >
              {fill(site.payment.counts.size, { width, height })}
            </text>
          </g>
        );
      })}
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

/** Takes any other size to the checkout, without scripts too. It says there what is wrong with a size. */
function OtherSize({ from, price, site }: { from: string; price: number; site: Site }) {
  const { other, see } = site.labels.boardSizes;
  const { width, height } = site.payment.checkout;
  const field = (name: 'width' | 'height', label: string) => (
    <label>
      <span>{label}</span>
      <input
        autoComplete="off"
        className={fields.input}
        inputMode="decimal"
        maxLength={6}
        name={name}
        required
      />
    </label>
  );
  return (
    <form action={localPath(site.language, '/payment')} className={styles.other}>
      <h3 className={styles.size}>{other}</h3>
      <input name="serviceName" type="hidden" value={from} />
      <input name="price" type="hidden" value={price} />
      <div className={`${fields.sides} ${styles.sides}`}>
        {field('width', width)}
        <span aria-hidden="true">×</span>
        {field('height', height)}
        <button className={buttonClasses('primary')} type="submit">
          {see}
        </button>
      </div>
    </form>
  );
}

/** Board sizes beside a person, each with its printing cost, area × rate of the catalogue, and a link to book it. */
export function BoardSizes({ section, site }: SectionProps<'board-sizes'>) {
  const { area: areaLabel, rate } = site.labels.boardSizes;
  const { size } = site.payment.counts;
  const { from } = section;
  // check-content.ts guarantees the service and its price.
  const { amountPaise = 0, unitLabel } = findService(site.catalogue, from) ?? {};
  return (
    <SectionFrame id="board-sizes" lead={section.lead} title={section.title}>
      <div className={styles.columns}>
        <ScaleDrawing sizes={section.sizes} site={site} />
        <div>
          <p className={styles.rate}>
            {fill(rate, { price: formatPrice(amountPaise, unitLabel) })}
          </p>
          <ul>
            {section.sizes.map(({ width, height, text }) => {
              const area = width * height;
              const words = fill(size, { width, height });
              const path = checkoutPath(from, amountPaise, area, { width, height });
              return (
                <li className={styles.row} key={words}>
                  <h3 className={styles.size}>{words}</h3>
                  <p className={styles.cost}>{formatPaise(amountPaise * area)}</p>
                  <p className={styles.text}>
                    {fill(areaLabel, { area })} {text}
                  </p>
                  <a className={styles.book} href={localPath(site.language, path)}>
                    {site.labels.actions.book}
                    <VisuallyHidden>{` ${words}`}</VisuallyHidden>
                  </a>
                </li>
              );
            })}
          </ul>
          <OtherSize from={from} price={amountPaise / 100} site={site} />
          <p className={styles.rent}>{section.rent}</p>
        </div>
      </div>
    </SectionFrame>
  );
}
