import type { PricedService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { checkoutPath } from '#src/site/checkout-path.ts';
import { chatLink } from '#src/site/links.ts';
import { Price } from '#src/ui/Price.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './PriceRows.module.css';

function Row({ service, site }: { service: PricedService; site: Site }) {
  const { actions, price } = site.labels;
  const { name, label, amountPaise, unitLabel } = service;
  const quote = chatLink(site.agency, fill(actions.quoteText, { service: label }));
  return (
    <li className={styles.row}>
      <span className={styles.name}>{label}</span>
      <span className={styles.amount}>
        {amountPaise === undefined ? (
          price.custom
        ) : (
          <Price amountPaise={amountPaise} unit={unitLabel} />
        )}
      </span>
      <a
        className={styles.action}
        href={
          amountPaise === undefined
            ? quote
            : localPath(site.language, checkoutPath(name, amountPaise))
        }
      >
        {amountPaise === undefined ? actions.quote : actions.book}
        <VisuallyHidden>
          {' '}
          {label}
          {amountPaise === undefined && `, ${actions.opensWhatsApp}`}
        </VisuallyHidden>
      </a>
    </li>
  );
}

/**
 * Services with leader dots to their prices: Book Now leads to the checkout; where there is no price,
 * Get Quote opens WhatsApp.
 */
export function PriceRows({ services, site }: { services: PricedService[]; site: Site }) {
  return (
    <ul>
      {services.map((service) => (
        <Row key={service.name} service={service} site={site} />
      ))}
    </ul>
  );
}
