import type { SectionProps } from '#src/site/section.ts';
import wrap from '#src/styles/Wrap.module.css';
import { Photo } from '#src/ui/Photo.tsx';
import frame from '#src/ui/SectionFrame.module.css';
import styles from './PhotoStrip.module.css';

/** A photo across the page; null until there is one. */
export function PhotoStrip({ section, site }: SectionProps<'photo'>) {
  if (!site.photos[section.place]) return null;
  return (
    <section className={`${frame.frame} ${frame.paper}`}>
      <div className={`${wrap.wrap} ${styles.strip}`}>
        <Photo place={section.place} site={site} />
      </div>
    </section>
  );
}
