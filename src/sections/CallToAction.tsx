import type { SectionProps } from '#src/site/section.ts';
import wrap from '#src/styles/Wrap.module.css';
import bricks from '#src/ui/Bricks.module.css';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from './Actions.tsx';
import styles from './CallToAction.module.css';
import { Drawing } from './hero/Drawing.tsx';

/** Closing band in one of the layouts, with a last line, the buttons and a drawing. */
export function CallToAction({ section, site }: SectionProps<'call-to-action'>) {
  const { drawing, layout = 'shutter' } = section;
  return (
    <section className={layout === 'wall' ? `${bricks.bricks} ${styles.wall}` : styles[layout]}>
      <div className={`${wrap.wrap} ${drawing ? styles.drawn : ''}`.trim()}>
        <h2 className={styles.title}>{section.title}</h2>
        <p className={styles.text}>{unbroken(section.text)}</p>
        <Actions actions={section.actions} site={site} />
        {drawing && (
          <div className={styles.picture}>
            <Drawing {...drawing} />
          </div>
        )}
      </div>
    </section>
  );
}
