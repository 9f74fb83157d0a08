import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { Stars } from '#src/ui/Stars.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import styles from './Testimonials.module.css';

/** Client quotes, the first one large. The heading is stamped while a quote is a sample. */
export function Testimonials({ section, site }: SectionProps<'testimonials'>) {
  const { stars, sample } = site.labels.testimonials;
  const hasSample = section.items.some((item) => item.sample);
  return (
    <SectionFrame stamp={hasSample ? sample : undefined} title={section.title}>
      <ul className={styles.quotes}>
        {section.items.map((item) => (
          <li key={item.name}>
            <figure>
              <Stars count={item.stars} label={stars} />
              <blockquote className={styles.quote}>{unbroken(item.text)}</blockquote>
              <figcaption className={styles.from}>
                <strong>{item.name}</strong>, {item.company}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}
