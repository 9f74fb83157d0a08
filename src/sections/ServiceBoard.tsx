import { findService } from '#contract/catalogue.ts';
import { fill } from '#contract/fill.ts';
import { localPath } from '#contract/local-path.ts';
import { formatPrice } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionProps } from '#src/site/section.ts';
import prices from '#src/ui/Price.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Actions } from './Actions.tsx';
import styles from './ServiceBoard.module.css';

/** Formats "from ₹4,999 /month" for a catalogue row; check-content.ts guarantees that it exists. */
function startingPrice(site: Site, name: string): string {
  const service = findService(site.catalogue, name);
  if (service?.amountPaise === undefined) return site.labels.price.custom;
  const price = formatPrice(service.amountPaise, service.unitLabel);
  return fill(site.labels.price.from, { price });
}

/** Services as a row of painted shop signs. */
export function ServiceBoard({ section, site }: SectionProps<'service-board'>) {
  return (
    <SectionFrame lead={section.lead} title={section.title}>
      <ul className={styles.signs}>
        {section.items.map((item) => (
          <li className={styles.sign} key={item.to + item.title}>
            <h3 className={styles.title}>
              <a href={localPath(site.language, item.to)}>{item.title}</a>
            </h3>
            <p className={styles.text}>{item.text}</p>
            {item.from && (
              <p className={`${prices.price} ${styles.price}`}>{startingPrice(site, item.from)}</p>
            )}
          </li>
        ))}
      </ul>
      {section.action && <Actions actions={[section.action]} site={site} />}
    </SectionFrame>
  );
}
