import type { Language } from '#src/content/site.ts';
import type { StageProps } from '#src/site/section.ts';
import styles from './Wall.module.css';

/** Address of a candidate's wall with the words of a language (pages/street/[picture].svg.ts). */
export const wallPath = (language: Language, time: 'day' | 'night') =>
  `/street/wall-${language}-${time}.svg`;

/** The wall of a candidate's office with a board that is being painted, at night in the dark scheme. */
export function Wall({ stage, site: { language } }: StageProps<'wall'>) {
  return (
    <picture>
      <source media="(prefers-color-scheme: dark)" srcSet={wallPath(language, 'night')} />
      <img
        alt={`${stage.words} · ${stage.post}`}
        className={styles.picture}
        height="1080"
        src={wallPath(language, 'day')}
        width="1080"
      />
    </picture>
  );
}
