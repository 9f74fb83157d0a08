import type { SectionProps } from '#src/site/section.ts';
import wrap from '#src/styles/Wrap.module.css';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Actions } from './Actions.tsx';
import styles from './CallToAction.module.css';

/** Closing band: a painted shop shutter, or a sheet on a wall, with a last line and the buttons. */
export function CallToAction({ section, site }: SectionProps<'call-to-action'>) {
  return (
    <section className={styles[section.layout ?? 'shutter']}>
      <div className={wrap.wrap}>
        <h2 className={styles.title}>{section.title}</h2>
        <p className={styles.text}>{unbroken(section.text)}</p>
        <Actions actions={section.actions} site={site} />
      </div>
    </section>
  );
}
