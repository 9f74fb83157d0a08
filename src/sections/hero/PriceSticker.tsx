import { findServices } from '#contract/catalogue.ts';
import type { Site } from '#src/content/site.ts';
import { bookingLink } from '#src/site/links.ts';
import { Price } from '#src/ui/Price.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './PriceSticker.module.css';

interface PriceStickerProps {
  /** Names of catalogue rows; check-content.ts guarantees that their prices compare. */
  from: string[] | undefined;
  site: Site;
}

/** The lowest of these prices as a turmeric sticker that leads to its checkout. */
export function PriceSticker({ from, site }: PriceStickerProps) {
  const [cheapest] = findServices(site.catalogue, from).toSorted(
    (one, other) => (one.amountPaise ?? Infinity) - (other.amountPaise ?? Infinity),
  );
  if (cheapest?.amountPaise === undefined) return null;
  const [before, after] = site.labels.price.from.split('{price}');
  return (
    <p className={styles.line}>
      <a className={styles.sticker} href={bookingLink(cheapest, site)}>
        <span className={styles.service}>{unbroken(cheapest.label)}</span>{' '}
        <span className={styles.from}>
          {before}
          <Price amountPaise={cheapest.amountPaise} unit={cheapest.unitLabel} />
          {after}
        </span>
      </a>
    </p>
  );
}
