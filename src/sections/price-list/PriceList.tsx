import { localPath } from '#contract/local-path.ts';
import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import { PriceRows } from '../rate-card/PriceRows.tsx';
import type { SectionProps } from '../section.ts';
import styles from './PriceList.module.css';

/** A few lines of the rate card, and a link to all of it. */
export function PriceList({ section, site }: SectionProps<'price-list'>) {
  const { title, lead, services, more } = section;
  return (
    <SectionFrame lead={lead} printed="whole" title={title}>
      <PriceRows services={services} site={site} />
      <a className={styles.more} href={localPath(site.language, more.to)}>
        {more.label}
      </a>
    </SectionFrame>
  );
}
