import { SectionFrame } from '#src/components/section-frame/SectionFrame.tsx';
import { Stars } from '#src/components/stars/Stars.tsx';
import type { SectionProps } from '../section.ts';
import styles from './Testimonials.module.css';

/** Words of clients: the first one large, the others beside it. Samples say so, once if all are. */
export function Testimonials({ section, site }: SectionProps<'testimonials'>) {
  const { stars, note } = site.labels.testimonials;
  const allAreSamples = section.items.every(({ sample }) => sample);
  const sampleNote = <p className={styles.note}>{note}</p>;
  return (
    <SectionFrame title={section.title}>
      <ul className={styles.quotes}>
        {section.items.map((item) => (
          <li key={item.name}>
            <figure>
              <Stars count={item.stars} label={stars} />
              <blockquote className={styles.quote}>{item.text}</blockquote>
              <figcaption>
                <strong>{item.name}</strong>, {item.company}
              </figcaption>
            </figure>
            {item.sample && !allAreSamples && sampleNote}
          </li>
        ))}
      </ul>
      {allAreSamples && sampleNote}
    </SectionFrame>
  );
}
