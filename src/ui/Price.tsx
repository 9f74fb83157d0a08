import { findService, type PricedService } from '#contract/catalogue.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import styles from './Price.module.css';
import unbroken from './unbroken.module.css';

/** An amount in integer paise with its unit, in tabular figures. */
export function Price({ amountPaise, unit }: { amountPaise: number; unit?: string | undefined }) {
  return (
    <span className={styles.price}>
      {formatPaise(amountPaise)}
      {unit && <small className={styles.unit}> {unit}</small>}
    </span>
  );
}

/** The price of a service, or that it is on request. */
export function ServicePrice({ service, site }: { service: PricedService; site: Site }) {
  const { amountPaise, unitLabel } = service;
  return amountPaise === undefined ? (
    <strong>{site.labels.price.custom}</strong>
  ) : (
    <Price amountPaise={amountPaise} unit={unitLabel} />
  );
}

interface StartingPriceProps {
  /** Name of a catalogue row; check-content.ts guarantees that it exists. */
  service: string;
  site: Site;
  className: string | undefined;
  /** Names the service before the price, where the text around says it in other words. */
  named?: boolean;
}

/** A line such as "from ₹4,999 /month", or that the price is on request. */
export function StartingPrice({ service, site, className, named = false }: StartingPriceProps) {
  const { amountPaise, unitLabel, label } = findService(site.catalogue, service) ?? {};
  const { custom, from } = site.labels.price;
  const [before, after] = from.split('{price}');
  return (
    <p className={`${styles.price} ${className}`}>
      {named && (
        <>
          <span>{label}</span>{' '}
        </>
      )}
      {amountPaise === undefined ? (
        custom
      ) : (
        <>
          {before}
          <span className={unbroken.word}>{formatPrice(amountPaise, unitLabel)}</span>
          {after}
        </>
      )}
    </p>
  );
}
