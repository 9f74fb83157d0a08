import type { SectionProps } from '#src/site/section.ts';
import { Button } from '#src/ui/Button.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from '../Actions.tsx';
import { Bazaar } from './Bazaar.tsx';
import { Drawing } from './Drawing.tsx';
import styles from './Hero.module.css';
import { Hoarding } from './Hoarding.tsx';
import { PriceSticker } from './PriceSticker.tsx';
import { Stage } from './stages/Stage.tsx';

/** The top of a page, with its only h1. */
export function Hero({ section, site }: SectionProps<'hero'>) {
  const { artwork, caption, drawing, eyebrow, title, lead, stage } = section;
  const actions = <Actions actions={section.actions} isInHero site={site} />;
  const picture = drawing && !stage && <Drawing {...drawing} />;
  const price = <PriceSticker from={section.from} site={site} />;
  if (artwork === 'bazaar') {
    return <Bazaar actions={actions} price={price} section={section} site={site} />;
  }
  if (artwork === 'hoarding') {
    return <Hoarding actions={actions} price={price} section={section} />;
  }
  return (
    <section className={`${styles[artwork]} ${(stage && styles[stage.subject]) ?? ''}`.trim()}>
      <div className={`${styles.text} ${styles.words}`}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 className={styles.title}>{unbroken(title)}</h1>
        {price}
        <p className={styles.lead}>{unbroken(lead)}</p>
        {actions}
      </div>
      {picture && caption ? (
        <figure className={styles.captioned}>
          {picture}
          <figcaption className={styles.caption}>
            <p className={styles.line}>{caption.text}</p>
            <Button action={caption.action} site={site} variant="secondary" />
          </figcaption>
        </figure>
      ) : (
        picture
      )}
      {stage && <Stage site={site} stage={stage} />}
    </section>
  );
}
