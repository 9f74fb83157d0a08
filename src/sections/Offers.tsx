import type { SectionProps } from '#src/site/section.ts';
import { StartingPrice } from '#src/ui/Price.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Offers.module.css';

/** Services, features or benefits in one of the layouts; signs with bulbs hang in the night. */
export function Offers({ section, site }: SectionProps<'offers'>) {
  const { background, title, lead, layout, items } = section;
  return (
    <SectionFrame
      background={layout === 'bulbs' ? 'night' : background}
      lead={lead}
      printed="whole"
      title={title}
    >
      <ul className={styles[layout]}>
        {items.map((item) => (
          <li className={styles.item} key={item.title}>
            <h3 className={styles.title}>{unbroken(item.title)}</h3>
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
