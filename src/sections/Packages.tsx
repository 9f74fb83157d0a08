import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice, rupeesToPaise } from '#contract/money.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionOf, SectionProps } from '#src/site/section.ts';
import { Button } from '#src/ui/Button.tsx';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { Price } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { TickList } from '#src/ui/TickList.tsx';
import styles from './Packages.module.css';

type Package = SectionOf<'packages'>['items'][number];

/** What the price of a package is for, such as per month. */
export const periodOf = ({ period }: Package, { price }: Site['labels']) =>
  period === 'per month' ? price.perMonth : price.oneTime;

function PackageCard({ item, service, site }: { item: Package; service: string; site: Site }) {
  const { actions, price } = site.labels;
  const { name, popular, adSpend } = item;
  const period = periodOf(item, site.labels);
  const amountPaise = rupeesToPaise(item.price);
  const amount = (rupees: number) =>
    `${formatPaise(rupeesToPaise(rupees))}${adSpend?.orMore ? '+' : ''}`;
  const fee = formatPrice(amountPaise, period);
  const whatsapp = fill(actions.startText, { name, service, price: fee });
  return (
    <li className={styles.package}>
      {popular && <p className={styles.stamp}>{price.popular}</p>}
      <FoldedHeading open={popular}>
        <h3>
          {name}{' '}
          <span className={styles.price}>
            <Price amountPaise={amountPaise} unit={period} />
          </span>
        </h3>
      </FoldedHeading>
      <TickList className={styles.features} points={item.features} size={16} />
      {adSpend && (
        <p className={styles.spend}>
          {fill(price.adSpend, { amount: amount(adSpend.amount) })}
          <br />
          <strong>
            {fill(price.inAll, { amount: amount(item.price + adSpend.amount), period })}
          </strong>
        </p>
      )}
      <Button
        action={{ label: actions.start, whatsapp }}
        site={site}
        variant={popular ? 'primary' : 'secondary'}
      />
    </li>
  );
}

/** Three packages in a row, the middle one wider. Phones fold all but the popular one. */
export function Packages({ section, site }: SectionProps<'packages'>) {
  return (
    <SectionFrame background="deep" lead={section.lead} title={section.title}>
      <ul className={styles.sheet}>
        {section.items.map((item) => (
          <PackageCard item={item} key={item.name} service={section.service} site={site} />
        ))}
      </ul>
    </SectionFrame>
  );
}
