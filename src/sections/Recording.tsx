import type { SectionProps } from '#src/site/section.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './Recording.module.css';

/** A recording that is fetched only when it is played, and what is said in it. */
export function Recording({ section }: SectionProps<'recording'>) {
  const { file, title, transcript } = section;
  return (
    <SectionFrame title={title}>
      <figure>
        {/* biome-ignore lint/a11y/useMediaCaption: sound alone needs a transcript (WCAG 1.2.1), which follows */}
        <audio
          aria-label={title}
          className={styles.player}
          controls
          preload="none"
          src={`/audio/${file}`}
        />
        <figcaption className={styles.transcript}>{transcript}</figcaption>
      </figure>
    </SectionFrame>
  );
}
