import type { Job, Site } from '#src/content/site.ts';
import styles from './JobPhotograph.module.css';

/** Width of a card in JobCards.module.css. */
const sizes = '(min-width: 78em) 22rem, (min-width: 48em) 30vw, 92vw';

interface JobPhotographProps {
  photograph: Job['photographs'][number];
  /** Cropped to 4:3, like its neighbours. */
  isCut: boolean;
  site: Site;
}

/**
 * A lazily loaded photograph. Until it arrives, its dominant colour shows: as an SVG, because our CSP blocks
 * style attributes.
 */
export function JobPhotograph({ photograph, isCut, site }: JobPhotographProps) {
  const { alt, name } = photograph;
  const picture = site.pictures[name];
  if (!picture) throw new Error(`No image copies for photograph ${name}`);
  const { avif, colour, height, jpeg, src, width } = picture;
  return (
    <div className={isCut ? `${styles.photograph} ${styles.cut}` : styles.photograph}>
      <svg aria-hidden="true" color={colour} />
      <picture>
        <source sizes={sizes} srcSet={avif} type="image/avif" />
        <img
          alt={alt}
          height={height}
          loading="lazy"
          sizes={sizes}
          src={src}
          srcSet={jpeg}
          width={width}
        />
      </picture>
    </div>
  );
}
