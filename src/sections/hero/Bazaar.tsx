import type { ReactNode } from 'react';
import { findServices } from '#contract/catalogue.ts';
import type { Language, Site } from '#src/content/site.ts';
import { bookingLink } from '#src/site/links.ts';
import type { SectionOf } from '#src/site/section.ts';
import { StartingPrice } from '#src/ui/Price.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Bazaar.module.css';
import hero from './Hero.module.css';

/** Address of the street with the words of a language on its board (pages/street/[picture].svg.ts). */
export const bazaarPath = (language: Language, time: 'day' | 'night') =>
  `/street/${language}-${time}.svg`;

interface BazaarProps {
  section: SectionOf<'hero'>;
  site: Site;
  price: ReactNode;
  actions: ReactNode;
}

/** The offer beside the painted street of a bazaar, at night in the dark scheme. */
export function Bazaar({ section, site, price, actions }: BazaarProps) {
  const { board, eyebrow, title, lead, prices } = section;
  const { language } = site;
  return (
    <section className={styles.hero}>
      <div className={`${styles.text} ${hero.words}`}>
        {eyebrow && <p className={hero.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{unbroken(title)}</h1>
        <p className={styles.lead}>{unbroken(lead)}</p>
        {actions}
        <div className={styles.prices}>
          {price}
          <div className={styles.others}>
            {findServices(site.catalogue, prices).map((service) => (
              <a href={bookingLink(service, site)} key={service.name}>
                <StartingPrice className={styles.other} named service={service.name} site={site} />
              </a>
            ))}
          </div>
        </div>
      </div>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={bazaarPath(language, 'night')} />
        <img
          alt={board}
          className={styles.picture}
          fetchPriority="high"
          height="1080"
          src={bazaarPath(language, 'day')}
          width="1080"
        />
      </picture>
    </section>
  );
}
