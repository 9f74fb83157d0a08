import type { ReactNode } from 'react';
import { letterCount } from '#contract/graphemes.ts';
import type { SectionOf } from '#src/site/section.ts';
import wrap from '#src/styles/Wrap.module.css';
import { unbroken } from '#src/ui/unbroken.tsx';
import { DistrictMap } from './DistrictMap.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Hoarding.module.css';

interface HoardingProps {
  section: SectionOf<'hero'>;
  price: ReactNode;
  actions: ReactNode;
}

/** Longer headlines are smaller, so that every board keeps its shape. */
const longTitle = 30;

/** Phones show three. */
const lamps = [1, 2, 3, 4, 5];

/**
 * A painted board on two poles, with lamps and dimensions; its buttons hang between the poles. A drawing fills the
 * right half of the board; on a phone it follows the buttons. There, the map of a district hangs beside the price.
 */
export function Hoarding({ section, price, actions }: HoardingProps) {
  const { district, drawing, eyebrow, title, lead, size } = section;
  return (
    <section className={styles.scene}>
      <div className={`${wrap.wrap} ${drawing || district ? styles.drawn : ''}`.trim()}>
        <p aria-hidden="true" className={styles.dimension}>
          <span>{size}</span>
        </p>
        <div aria-hidden="true" className={styles.lamps}>
          {lamps.map((lamp) => (
            <i key={lamp} />
          ))}
        </div>
        <div className={styles.board}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1
            className={`${styles.title} ${letterCount(title) > longTitle ? styles.long : ''}`.trim()}
          >
            {unbroken(title)}
          </h1>
          {price}
          {district && (
            <div className={styles.map}>
              <DistrictMap name={district.name} tile={district.tile} />
            </div>
          )}
          <p className={styles.lead}>{unbroken(lead)}</p>
        </div>
        <div className={styles.legs}>{actions}</div>
        {drawing && (
          <div className={styles.picture}>
            <Drawing {...drawing} />
          </div>
        )}
      </div>
    </section>
  );
}
