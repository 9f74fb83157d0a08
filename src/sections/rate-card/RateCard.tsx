import type { SectionProps } from '#src/site/section.ts';
import box from '#src/ui/Box.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Actions } from '../Actions.tsx';
import { Ledger } from './Ledger.tsx';
import { PriceRows } from './PriceRows.tsx';
import styles from './RateCard.module.css';

/**
 * One card per category of the catalogue, and sticky links to them. Wide screens show two columns,
 * each with half of the cards; one that is left over spans both.
 */
export function RateCard({ section, site }: SectionProps<'rate-card'>) {
  // The ids count, since names may be in any script.
  const cards = site.catalogue.categories.map((category, index) => ({
    ...category,
    id: `list-${index + 1}`,
  }));
  const half = Math.floor(cards.length / 2);
  const columns = [
    { cards: cards.slice(0, half) },
    { cards: cards.slice(half, 2 * half) },
    { cards: cards.slice(2 * half), className: styles.both },
  ].filter((column) => column.cards.length > 0);
  return (
    <SectionFrame
      isHeadline
      lead={section.lead}
      picture={<Ledger />}
      printed="without-lead"
      title={section.title}
    >
      <div>
        <nav aria-label={section.title} className={styles.chips}>
          <ul>
            {cards.map(({ name, id }) => (
              <li key={id}>
                <a className={box.box} href={`#${id}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.cards}>
          {columns.map((column) => (
            <div className={column.className} key={column.cards[0]?.id}>
              {column.cards.map(({ name, services, id }) => (
                <div className={styles.card} id={id} key={id}>
                  <h2 className={styles.heading}>{name}</h2>
                  <PriceRows services={services} site={site} />
                </div>
              ))}
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
