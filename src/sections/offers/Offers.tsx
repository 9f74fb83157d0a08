import type { z } from 'astro/zod';
import { Block } from '#src/components/block/Block.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Offers.module.css';
import type { offersSchema } from './offers.schema.ts';

type OffersSection = z.infer<typeof offersSchema>;

/** What is included, as pasted bills, a numbered ledger or a short two-column strip. */
export function Offers({ section }: SectionProps<OffersSection>) {
  const { title, lead, layout, items } = section;
  return (
    <Block ground={layout === 'strip' ? 'deep' : 'paper'} lead={lead} title={title}>
      <ul className={styles[layout]}>
        {items.map((item) => (
          <li className={styles.item} key={item.title}>
            <h3 className={styles.title}>{item.title}</h3>
            <p>{item.text}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
