import type { Job, Site } from '#src/content/site.ts';
import styles from './JobCards.module.css';

/** Widths of a card in JobCards.module.css. */
const cardSizes = '(min-width: 78em) 22rem, (min-width: 48em) 30vw';

const dark = '(prefers-color-scheme: dark)';

function pictureOf(name: string, { pictures }: Site) {
  const picture = pictures[name];
  if (!picture) throw new Error(`No image copies for photograph ${name}`);
  return picture;
}

interface JobPhotographProps {
  photograph: Job['photographs'][number];
  /** Cropped to 4:3, like its neighbours. */
  isCut: boolean;
  site: Site;
}

/** A lazily loaded photograph, at night in the dark scheme if there is one. */
export function JobPhotograph({ photograph, isCut, site }: JobPhotographProps) {
  const { alt, name } = photograph;
  const sizes = `${cardSizes}, ${isCut ? '62vw' : '92vw'}`;
  const { avif, height, jpeg, src, width } = pictureOf(name, site);
  const night = photograph.night && pictureOf(photograph.night, site);
  return (
    <div className={isCut ? `${styles.photograph} ${styles.cut}` : styles.photograph}>
      <picture>
        {night && (
          <>
            <source media={dark} sizes={sizes} srcSet={night.avif} type="image/avif" />
            <source media={dark} sizes={sizes} srcSet={night.jpeg} />
          </>
        )}
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
