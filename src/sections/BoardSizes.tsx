import { findService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import box from '#src/ui/Box.module.css';
import { buttonClasses } from '#src/ui/button-classes.ts';
import fields from '#src/ui/Field.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './BoardSizes.module.css';

/** Takes any other size to the checkout, which reports an invalid one. Works without scripts. */
function OtherSize({ from, price, site }: { from: string; price: number; site: Site }) {
  const { see } = site.labels.boardSizes;
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
    <form action={localPath(site.language, '/payment')} className={styles.form}>
      <input name="serviceName" type="hidden" value={from} />
      <input name="price" type="hidden" value={price} />
      <div className={`${fields.sides} ${styles.sides}`}>
        {field('width', width)}
        <span aria-hidden="true">×</span>
        {field('height', height)}
        <button className={buttonClasses('secondary')} type="submit">
          {see}
        </button>
      </div>
    </form>
  );
}

/** Board sizes, each with its printing cost, area × rate of the catalogue, and a link to book it. */
export function BoardSizes({ section, site }: SectionProps<'board-sizes'>) {
  const { area: areaLabel, rate } = site.labels.boardSizes;
  const { size } = site.payment.counts;
  const { from } = section;
  // check-content.ts guarantees the service and its price.
  const { amountPaise = 0, unitLabel } = findService(site.catalogue, from) ?? {};
  return (
    <SectionFrame id="board-sizes" lead={section.lead} title={section.title}>
      <div className={styles.columns}>
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
                  <a className={`${box.box} ${styles.book}`} href={localPath(site.language, path)}>
                    {site.labels.actions.book}
                    <VisuallyHidden>{` ${words}`}</VisuallyHidden>
                  </a>
                </li>
              );
            })}
          </ul>
        </div>
        <div className={styles.other}>
          <h3 className={styles.size}>{site.labels.boardSizes.other}</h3>
          <OtherSize from={from} price={amountPaise / 100} site={site} />
          <p className={styles.rent}>{section.rent}</p>
        </div>
      </div>
    </SectionFrame>
  );
}
