import { findServices } from '#contract/catalogue.ts';
import { bookingLink } from '#src/site/links.ts';
import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { ServicePrice } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from './Actions.tsx';
import styles from './Audiences.module.css';

/** Kinds of client with what works for them, in columns; phones fold all but the first. */
export function Audiences({ section, site }: SectionProps<'audiences'>) {
  return (
    <SectionFrame background="deep" title={section.title}>
      <ul className={styles.audiences}>
        {section.items.map(({ name, text, from, action }, index) => (
          <li className={styles.audience} key={name}>
            <FoldedHeading open={index === 0}>
              <h3>{name}</h3>
            </FoldedHeading>
            <div className={styles.offer}>
              <p className={styles.text}>{unbroken(text)}</p>
              <ul className={styles.prices}>
                {findServices(site.catalogue, from).map((service) => (
                  <li key={service.name}>
                    <a href={bookingLink(service, site)}>
                      <span>{service.label}</span>
                      <ServicePrice service={service} site={site} />
                    </a>
                  </li>
                ))}
              </ul>
              <Actions actions={[action]} isQuiet site={site} />
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
