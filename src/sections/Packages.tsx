import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice, rupeesToPaise } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import { resolveAction } from '#src/site/links.ts';
import type { SectionOf, SectionProps } from '#src/site/section.ts';
import { Button } from '#src/ui/Button.tsx';
import { Price } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import styles from './Packages.module.css';

type Package = SectionOf<'packages'>['items'][number];

/** How a package is charged, in words. */
const periodOf = (item: Package, { price }: Site['labels']) =>
  item.period === 'per month' ? price.perMonth : price.oneTime;

/** The chat of a package; its text names package, service and price. */
function startLink(item: Package, service: string, site: Site) {
  const { actions } = site.labels;
  const price = formatPrice(rupeesToPaise(item.price), periodOf(item, site.labels));
  const whatsapp = fill(actions.startText, { name: item.name, service, price });
  return resolveAction({ label: actions.start, whatsapp }, site);
}

interface AdSpendProps {
  item: Package;
  labels: Site['labels'];
}

/** What the client pays to others beside the fee, and what that makes in all. */
function AdSpend({ item, labels }: AdSpendProps) {
  if (!item.adSpend) return null;
  const { amount, orMore } = item.adSpend;
  const show = (rupees: number) => `${formatPaise(rupeesToPaise(rupees))}${orMore ? '+' : ''}`;
  const period = periodOf(item, labels);
  return (
    <p>
      {fill(labels.price.adSpend, { amount: show(amount) })}
      <br />
      <strong>{fill(labels.price.inAll, { amount: show(item.price + amount), period })}</strong>
    </p>
  );
}

/** Three packages in one row of a printed sheet, the middle one wider; four and five in rows. */
export function Packages({ section, site }: SectionProps<'packages'>) {
  const { actions, price } = site.labels;
  return (
    <SectionFrame background="deep" lead={section.lead} title={section.title}>
      <ul className={section.items.length > 3 ? `${styles.sheet} ${styles.many}` : styles.sheet}>
        {section.items.map((item) => (
          <li className={styles.package} key={item.name}>
            {item.popular && <p className={styles.stamp}>{price.popular}</p>}
            <h3 className={styles.name}>{item.name}</h3>
            <p className={styles.price}>
              <Price amountPaise={rupeesToPaise(item.price)} unit={periodOf(item, site.labels)} />
            </p>
            <AdSpend item={item} labels={site.labels} />
            <TickList className={styles.features} points={item.features} size={16} />
            <Button
              link={startLink(item, section.service, site)}
              variant={item.popular ? 'primary' : 'secondary'}
              opensWhatsApp={actions.opensWhatsApp}
            />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
