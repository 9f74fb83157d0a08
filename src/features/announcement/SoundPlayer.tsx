import type { ReactNode } from 'react';
import type { SectionOf } from '#src/site/section.ts';
import { buttonClasses } from '#src/ui/button-classes.ts';
import { SectionFrame } from '#src/ui/SectionFrame.tsx';
import styles from './SoundPlayer.module.css';

interface SoundPlayerProps {
  section: SectionOf<'announcement'>;
  /** Address of the MP3. */
  src: string | undefined;
  children?: ReactNode;
}

/**
 * A recorded announcement with its transcript. sound-player.ts plays it; without scripts the browser's controls do.
 */
export function SoundPlayer({ section, src, children }: SoundPlayerProps) {
  const { title, lead, play, pause, seconds, transcript, transcriptTitle } = section;
  return (
    <SectionFrame background="deep" lead={lead} title={title}>
      <div className={styles.player} data-sound>
        <svg aria-hidden="true" fill="var(--ink)" viewBox="0 0 212 150">
          <path d="M12 62h26v28H12z" />
          <path
            d="M38 62 120 14v124L38 90z"
            fill="var(--sindoor-fill)"
            stroke="var(--ink)"
            strokeWidth="8"
          />
          <path d="M120 10h12v132h-12zM52 92h20l10 50H58z" />
          <path
            className={styles.waves}
            d="M146 52q18 24 0 48m16-68q34 44 0 88m16-106q48 62 0 124"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="7"
          />
        </svg>
        <div className={styles.controls} data-scripted>
          <button className={buttonClasses('secondary')} type="button">
            <svg aria-hidden="true" fill="currentColor" height="24" viewBox="0 0 24 24" width="24">
              <path className={styles.paused} d="M4 2v20l18-10z" />
              <path className={styles.playing} d="M4 2h6v20H4zm10 0h6v20h-6z" />
            </svg>
            <span className={styles.paused}>{play}</span>
            <span className={styles.playing}>{pause}</span>
          </button>
          <span className={styles.length}>{`0:${String(seconds).padStart(2, '0')}`}</span>
          <span className={styles.stitch} />
        </div>
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript is below */}
        <audio controls preload="none" src={src} />
        <div className={styles.transcript}>
          <h3>{transcriptTitle}</h3>
          <p>{transcript}</p>
        </div>
      </div>
      {children}
    </SectionFrame>
  );
}
