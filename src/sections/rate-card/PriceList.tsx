import { localPath } from '#contract/local-path.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './PriceList.module.css';
import { PriceRows } from './PriceRows.tsx';

/** An excerpt of the rate card, with links to more. */
export function PriceList({ section, site }: SectionProps<'price-list'>) {
  const { title, lead, services, links } = section;
  return (
    <SectionFrame lead={lead} printed="whole" title={title}>
      <PriceRows services={services} site={site} />
      {links.map(({ label, to }) => (
        <a className={styles.more} href={localPath(site.language, to)} key={to}>
          {label}
        </a>
      ))}
    </SectionFrame>
  );
}
