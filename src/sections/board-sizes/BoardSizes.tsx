import { findService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import type { SectionProps } from '../section.ts';
import styles from './BoardSizes.module.css';
import { ScaleDrawing } from './ScaleDrawing.tsx';

/** Sizes of boards beside a person, and what printing each costs: its area by the rate of the catalogue. */
export function BoardSizes({ section, site }: SectionProps<'board-sizes'>) {
  const { area, rate } = site.labels.boardSizes;
  const { size } = site.payment.counts;
  // content/check-content.ts has checked that the service is there and has a price.
  const { amountPaise = 0, unitLabel } = findService(site.catalogue, section.from) ?? {};
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <div className={styles.columns}>
        <ScaleDrawing label={size} sizes={section.sizes} />
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
