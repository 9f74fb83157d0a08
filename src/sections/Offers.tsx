import type { SectionProps } from '#src/site/section.ts';
import bricks from '#src/ui/Bricks.module.css';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Offers.module.css';

/** Services, features or benefits in one of the layouts; signs with bulbs hang in the night. */
export function Offers({ section }: SectionProps<'offers'>) {
  const { background, title, lead, layout, items } = section;
  return (
    <SectionFrame
      background={layout === 'bulbs' ? 'night' : background}
      lead={lead}
      printed="whole"
      title={title}
    >
      <ul className={layout === 'wall' ? `${bricks.bricks} ${styles.wall}` : styles[layout]}>
        {items.map((item) => (
          <li className={styles.item} key={item.title}>
            <h3 className={styles.title}>{unbroken(item.title)}</h3>
            <p>{unbroken(item.text)}</p>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
