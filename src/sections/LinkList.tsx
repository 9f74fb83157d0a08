import { findServices } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPrice, rupeesToPaise } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionProps } from '#src/site/section.ts';
import box from '#src/ui/Box.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Drawing } from './hero/Drawing.tsx';
import styles from './LinkList.module.css';
import { periodOf } from './Packages.tsx';
import rows from './rate-card/PriceRows.module.css';
import { PriceRows } from './rate-card/PriceRows.tsx';

/** Lowest package price of the page at a path, such as "from ₹15,000 /month"; empty if it has no packages. */
function packagePrice(path: string, { labels, pages }: Site): string {
  const [cheapest] = pages
    .filter(({ slug }) => `/${slug}` === path)
    .flatMap(({ sections }) => sections)
    .flatMap((section) => (section.type === 'packages' ? section.items : []))
    .toSorted((one, other) => one.price - other.price);
  if (!cheapest) return '';
  const price = formatPrice(rupeesToPaise(cheapest.price), periodOf(cheapest, labels));
  return fill(labels.price.from, { price });
}

/** Links below the price rows of the services that they are about, on wide screens beside a drawing. */
export function LinkList({ section, site }: SectionProps<'link-list'>) {
  const { drawing, from, lead, links, prices, title } = section;
  const services = findServices(site.catalogue, from);
  const hasPrices = services.length > 0;
  const arePlaces = links.every(({ to }) => to.startsWith('/locations/'));
  const scene = drawing && (
    <div className={styles.scene}>
      <Drawing {...drawing} />
    </div>
  );
  const list = prices ? (
    <ul className={`${styles.card} ${styles.rows}`}>
      {links.map(({ label, to }) => {
        const price = packagePrice(to, site);
        return (
          <li key={to}>
            <a className={rows.row} href={localPath(site.language, to)}>
              {price ? <span className={rows.name}>{label}</span> : <b>{label}</b>}{' '}
              <span className={rows.amount}>{price}</span>
            </a>
          </li>
        );
      })}
    </ul>
  ) : (
    <ul className={arePlaces ? styles.places : `${styles.links} ${styles.rows}`}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a className={arePlaces ? box.box : rows.row} href={localPath(site.language, to)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  // A card of prices is wider than the drawing; links alone are not.
  const isPictured = scene && !hasPrices;
  return (
    <SectionFrame
      aside={isPictured ? list : scene}
      background={arePlaces ? 'deep' : 'paper'}
      beside={!arePlaces}
      lead={lead}
      title={title}
    >
      {hasPrices && (
        <div className={styles.card}>
          <PriceRows services={services} site={site} />
        </div>
      )}
      {isPictured ? scene : list}
    </SectionFrame>
  );
}
