import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { PriceRows } from '#src/sections/rate-card/PriceRows.tsx';
import { districtServices } from '#src/site/district-sections.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './DistrictServices.module.css';

/** Services of a district as posters, each above its row of the rate card, then what also suits it. */
export function DistrictServices({ section, site }: SectionProps<'district-services'>) {
  const { name, services, slug } = section.district;
  const labels = site.labels.district;
  const rows = districtServices(section.district, site.catalogue);
  const others = rows.filter((row) => !services.some(({ from }) => from === row.name));
  return (
    <SectionFrame
      lead={labels.pricesLead}
      printed="whole"
      title={fill(labels.services, { district: name })}
    >
      <ul className={styles.posters}>
        {services.map(({ title, text, from }) => (
          <li className={styles.poster} key={title}>
            <h3>{unbroken(title)}</h3>
            <p>{unbroken(text)}</p>
            <PriceRows services={rows.filter((row) => row.name === from)} site={site} />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {others.length > 0 && <PriceRows services={others} site={site} />}
        <a className={styles.link} href={localPath(site.language, `/budget?district=${slug}`)}>
          {labels.budget}
        </a>
      </div>
    </SectionFrame>
  );
}
