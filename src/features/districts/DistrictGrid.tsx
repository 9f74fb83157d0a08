import { localPath } from '#contract/local-path.ts';
import { regions } from '#src/content/district.schema.ts';
import { districtPath } from '#src/site/routes.ts';
import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './DistrictGrid.module.css';

/** Every district by region, with its headquarters if they have another name. */
export function DistrictGrid({ section, site }: SectionProps<'district-grid'>) {
  const { labels, districts, language } = site;
  return (
    <SectionFrame background="deep" lead={section.lead} title={section.title}>
      {regions.map((region) => (
        <div className={styles.region} key={region}>
          <h3 className={styles.title}>{labels.regions[region]}</h3>
          <ul className={styles.directory}>
            {districts
              .filter((district) => district.region === region)
              .map(({ headquarters, name, slug }) => (
                <li className={styles.card} key={slug}>
                  <h4 className={styles.name}>
                    <a href={localPath(language, districtPath(slug))}>{name}</a>
                  </h4>
                  {headquarters !== name && (
                    <p className={styles.text}>
                      {labels.district.headquarters}: {headquarters}
                    </p>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </SectionFrame>
  );
}
