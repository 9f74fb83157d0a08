import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { SocialLinks } from '#src/ui/SocialLinks.tsx';
import styles from './Statements.module.css';

/** Longer texts: one running letter, or headed columns. A sample signature is marked as one. */
export function Statements({ section, site }: SectionProps<'statements'>) {
  const { layout, title, items, signature, social } = section;
  const mark = signature?.sample && ` (${site.labels.testimonials.sample})`;
  return (
    <SectionFrame background={layout === 'columns' ? 'deep' : 'paper'} title={title}>
      <div className={styles[layout]}>
        {items.map((item) => (
          <div key={item.title ?? item.text}>
            {item.title && <h3 className={styles.title}>{item.title}</h3>}
            {item.text && <p>{item.text}</p>}
            {item.points && (
              <ul className={styles.points}>
                {item.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      {signature && (
        <p className={styles.signature}>
          <strong>{signature.name}</strong> {signature.role}
          {mark}
        </p>
      )}
      {social && <SocialLinks site={site} />}
    </SectionFrame>
  );
}
