import type { SectionProps } from '#src/site/section.ts';
import { FoldedHeading } from '#src/ui/Fold.tsx';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import { SocialLinks } from '#src/ui/SocialLinks.tsx';
import { unbroken } from '#src/ui/unbroken.tsx';
import { Photo } from './Photo.tsx';
import styles from './Statements.module.css';

/**
 * Longer texts: one running letter beside a photo, headed columns, of which phones fold all but the first, or two
 * amounts with a plus between them. A sample signature is marked as one.
 */
export function Statements({ section, site }: SectionProps<'statements'>) {
  const { layout, title, items, photo, signature, social } = section;
  const portrait = photo && site.photos[photo] && (
    <div className={styles.portrait}>
      <Photo place={photo} site={site} />
    </div>
  );
  const isSpread = layout === 'letter' && !portrait;
  const mark = signature?.sample && ` (${site.labels.testimonials.sample})`;
  return (
    <SectionFrame
      aside={portrait}
      background={layout === 'letter' ? 'paper' : 'deep'}
      beside={Boolean(portrait)}
      title={title}
    >
      <div className={isSpread ? `${styles.letter} ${styles.spread}` : styles[layout]}>
        {items.map((item, index) => (
          <div key={item.title ?? item.text}>
            {item.title && (
              <FoldedHeading isFolded={layout === 'columns'} open={index === 0}>
                <h3 className={styles.title}>{unbroken(item.title)}</h3>
              </FoldedHeading>
            )}
            <div>
              {item.text && <p>{unbroken(item.text)}</p>}
              {item.points && (
                <ul className={styles.points}>
                  {item.points.map((point) => (
                    <li key={point}>{unbroken(point)}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
        {(signature || social) && (
          <div className={styles.signature}>
            {signature && (
              <p>
                <strong>{signature.name}</strong> {signature.role}
                {mark}
              </p>
            )}
            {social && <SocialLinks site={site} />}
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
