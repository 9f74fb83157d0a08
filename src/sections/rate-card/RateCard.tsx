import type { PricedService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { Price } from '#src/components/price/Price.tsx';
import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import { VisuallyHidden } from '#src/components/visually-hidden/VisuallyHidden.tsx';
import { chatLink } from '#src/content/links.ts';
import type { Site } from '#src/content/site.ts';
import { checkoutPath } from '#src/routing/checkout-path.ts';
import { localPath } from '#src/routing/local-path.ts';
import { Actions } from '../Actions.tsx';
import type { SectionProps } from '../section.ts';
import styles from './RateCard.module.css';

function Row({ service, site }: { service: PricedService; site: Site }) {
  const { actions, price } = site.labels;
  const { name, amountPaise, unit } = service;
  const quote = chatLink(site.agency, fill(actions.quoteText, { service: name }));
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.amount}>
        {amountPaise === undefined ? price.custom : <Price amountPaise={amountPaise} unit={unit} />}
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
          {name}
          {amountPaise === undefined && `, ${actions.opensWhatsApp}`}
        </VisuallyHidden>
      </a>
    </li>
  );
}

/** The printed rate card: every service of the catalogue with leader dots to its price. */
export function RateCard({ section, site }: SectionProps<'rate-card'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <div className={styles.card}>
        {site.catalogue.categories.map((category) => (
          <div className={styles.category} key={category.name}>
            <h3 className={styles.heading}>{category.name}</h3>
            <ul>
              {category.services.map((service) => (
                <Row key={service.name} service={service} site={site} />
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.foot}>
          <p>{section.disclaimer}</p>
          <Actions actions={[section.action]} site={site} />
        </div>
      </div>
    </SectionFrame>
  );
}
