import type { PricedService } from '#contract/catalogue.ts';
import type { Site } from '#src/content/site.ts';
import { bookingLink } from '#src/site/links.ts';
import box from '#src/ui/Box.module.css';
import { ServicePrice } from '#src/ui/Price.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './PriceRows.module.css';

interface PriceRowsProps {
  services: PricedService[];
  site: Site;
}

/** Services with leader dots to their prices and a link to the checkout, or to WhatsApp for a quote. */
export function PriceRows({ services, site }: PriceRowsProps) {
  const { actions } = site.labels;
  return (
    <ul>
      {services.map((service) => {
        const { name, label } = service;
        const isPriced = service.amountPaise !== undefined;
        return (
          <li className={styles.row} key={name}>
            <span className={styles.name}>{unbroken(label)}</span>
            <span className={styles.amount}>
              <ServicePrice service={service} site={site} />
            </span>
            <a className={`${box.box} ${styles.action}`} href={bookingLink(service, site)}>
              {isPriced ? actions.book : actions.quote}
              <VisuallyHidden>
                {isPriced ? ` ${label}` : ` ${label}, ${actions.opensWhatsApp}`}
              </VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
