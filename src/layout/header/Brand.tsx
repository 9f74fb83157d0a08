import { graphemesOf } from '#contract/graphemes.ts';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Brand.module.css';

/** From this many letters on the name is set smaller on phones, so that the header keeps one row. */
const long = 19;

/** The painted name; letters come up one after the other, 0.1 s apart, on every page. */
export function Brand({ site }: { site: Site }) {
  const { brand } = site.agency;
  const letters = graphemesOf(brand).map((letter, place) => ({ letter, place }));
  const isLong = letters.length >= long;
  return (
    <a
      className={isLong ? `${styles.brand} ${styles.long}` : styles.brand}
      href={localPath(site.language, '/')}
    >
      <VisuallyHidden>{site.labels.header.home}</VisuallyHidden>
      <span aria-hidden="true">
        {letters.map(({ letter, place }) => (
          <span className={styles.letter} key={place}>
            {letter === ' ' ? '\u00a0' : letter}
          </span>
        ))}
      </span>
    </a>
  );
}
