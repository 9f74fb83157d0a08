import type { Photograph, Site } from '#src/content/site.ts';
import styles from './JobPhotograph.module.css';

/** As wide as a card of JobCards.module.css. */
const sizes = '(min-width: 78em) 22rem, (min-width: 48em) 30vw, 92vw';

interface JobPhotographProps {
  photograph: Photograph;
  /** Whether it is cut to 4:3, as its neighbours. */
  isCut: boolean;
  site: Site;
}

/**
 * A photograph in its best format and width, loaded when it comes near. Until then its commonest colour
 * is seen: as a drawing, for a policy of ours forbids styles in attributes.
 */
export function JobPhotograph({ photograph, isCut, site }: JobPhotographProps) {
  const { alt, name } = photograph;
  const picture = site.pictures[name];
  if (!picture) throw new Error(`Nobody has made the copies of the photograph ${name}`);
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
