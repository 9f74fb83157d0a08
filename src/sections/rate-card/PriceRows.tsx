import type { PricedService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { chatLink } from '#src/site/links.ts';
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
        const { name, label, amountPaise } = service;
        const isPriced = amountPaise !== undefined;
        const href = isPriced
          ? localPath(site.language, checkoutPath(name, amountPaise))
          : chatLink(site.agency, fill(actions.quoteText, { service: label }));
        return (
          <li className={styles.row} key={name}>
            <span className={styles.name}>{unbroken(label)}</span>
            <span className={styles.amount}>
              <ServicePrice service={service} site={site} />
            </span>
            <a className={`${box.box} ${styles.action}`} href={href}>
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
