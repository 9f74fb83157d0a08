import { graphemesOf } from '#contract/graphemes.ts';
import { localPath } from '#contract/local-path.ts';
import type { Site } from '#src/content/site.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Brand.module.css';

/** From this many letters, the name is smaller on phones, so that the header keeps one row. */
const longName = 19;

/** Delay of a letter, as a rule: our CSP blocks style attributes. */
const delayRule = (_: string, index: number) =>
  `.${styles.letter}:nth-child(${index + 1}){animation-delay:${index / 10}s}`;

/** The painted name: on every page its letters appear one by one, 0.1 s apart. */
export function Brand({ site }: { site: Site }) {
  const letters = graphemesOf(site.agency.brand);
  return (
    <a
      className={letters.length < longName ? styles.brand : `${styles.brand} ${styles.long}`}
      href={localPath(site.language, '/')}
    >
      <style>{letters.map(delayRule).join('')}</style>
      <VisuallyHidden>{site.labels.header.home}</VisuallyHidden>
      <span aria-hidden="true">
        {letters.map((letter, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: letters repeat and never move
          <span className={styles.letter} key={place}>
            {letter === ' ' ? '\u00a0' : letter}
          </span>
        ))}
      </span>
    </a>
  );
}
