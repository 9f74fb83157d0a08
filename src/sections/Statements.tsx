import type { SectionOf, SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { SocialLinks } from '#src/ui/SocialLinks.tsx';
import styles from './Statements.module.css';

type Signature = NonNullable<SectionOf<'statements'>['signature']>;

/** Who tells the story; an invented name says so. */
const signedBy = ({ name, role, sample }: Signature, mark: string) => (
  <p className={styles.signature}>
    <strong>{name}</strong> {sample ? `${role} (${mark})` : role}
  </p>
);

/** Longer words: one running letter, or headed columns. */
export function Statements({ section, site }: SectionProps<'statements'>) {
  return (
    <SectionFrame
      background={section.layout === 'columns' ? 'deep' : 'paper'}
      title={section.title}
    >
      <div className={styles[section.layout]}>
        {section.items.map((item) => (
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
      {section.signature && signedBy(section.signature, site.labels.testimonials.sample)}
      {section.social && <SocialLinks agency={site.agency} labels={site.labels} />}
    </SectionFrame>
  );
}
