import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Actions } from '../Actions.tsx';
import { PriceRows } from './PriceRows.tsx';
import styles from './RateCard.module.css';

/** Ids count the categories, whose names may be in any script. */
const idOf = (index: number) => `list-${index + 1}`;

/** One card per category of the catalogue, and sticky links to them. */
export function RateCard({ section, site }: SectionProps<'rate-card'>) {
  const { categories } = site.catalogue;
  return (
    <SectionFrame isHeadline lead={section.lead} printed="without-lead" title={section.title}>
      <div>
        <nav aria-label={section.title} className={styles.chips}>
          <ul>
            {categories.map(({ name }, index) => (
              <li key={name}>
                <a href={`#${idOf(index)}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.cards}>
          {categories.map(({ name, services }, index) => (
            <div className={styles.card} id={idOf(index)} key={name}>
              <h2 className={styles.heading}>{name}</h2>
              <PriceRows services={services} site={site} />
            </div>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        <p>{section.disclaimer}</p>
        <Actions actions={[section.action]} site={site} />
      </div>
    </SectionFrame>
  );
}
