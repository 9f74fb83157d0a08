import { findService } from '#contract/catalogue.ts';
import { localPath } from '#contract/local-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import box from '#src/ui/Box.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './LinkList.module.css';
import { PriceRows } from './rate-card/PriceRows.tsx';

/** Links, in columns where they are many, below the price rows of the services that they are about. */
export function LinkList({ section, site }: SectionProps<'link-list'>) {
  const { from = [], lead, links, title } = section;
  const services = from.flatMap((name) => findService(site.catalogue, name) ?? []);
  const hasPrices = services.length > 0;
  const arePlaces = links.every(({ to }) => to.startsWith('/locations/'));
  return (
    <SectionFrame
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
      <ul className={arePlaces ? styles.places : styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <a className={`${box.box} ${styles.link}`} href={localPath(site.language, link.to)}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
