import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { StartingPrice } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Offers.module.css';

/** Services, features or benefits as posters, calendar sheets, a ledger or a strip; phones may fold all texts but the first. */
export function Offers({ section, site }: SectionProps<'offers'>) {
  const { background, title, lead, layout, folded, items } = section;
  return (
    <SectionFrame background={background} lead={lead} printed="whole" title={title}>
      <ul className={`${styles[layout]} ${folded ? styles.folded : ''}`.trim()}>
        {items.map((item, index) => (
          <li className={styles.item} key={item.title}>
            <FoldedHeading isFolded={folded ?? false} open={index === 0}>
              <h3 className={styles.title}>{unbroken(item.title)}</h3>
            </FoldedHeading>
            <p>{unbroken(item.text)}</p>
            {item.from && (
              <StartingPrice className={styles.price} named service={item.from} site={site} />
            )}
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
