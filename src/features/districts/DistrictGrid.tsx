import { localPath } from '#contract/local-path.ts';
import { districtPath } from '#src/site/routes.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './DistrictGrid.module.css';

/** Every district with its region, and its headquarters if they have another name. */
export function DistrictGrid({ section, site }: SectionProps<'district-grid'>) {
  const { labels, districts, language } = site;
  return (
    <SectionFrame background="deep" lead={section.lead} title={section.title}>
      <ul className={styles.directory}>
        {districts.map((district) => (
          <li className={styles.card} key={district.slug}>
            <h3 className={styles.name}>
              <a href={localPath(language, districtPath(district.slug))}>{district.name}</a>
            </h3>
            <p className={styles.text}>
              {district.headquarters !== district.name && (
                <>
                  {labels.district.headquarters}: {district.headquarters}
                  <br />
                </>
              )}
              {labels.regions[district.region]}
            </p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
