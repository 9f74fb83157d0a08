import { type PhotoPlace, photoSizes } from '#src/content/photo.schema.ts';
import type { Site } from '#src/content/site.ts';
import type { SectionProps } from '#src/site/section.ts';
import wrap from '#src/styles/Wrap.module.css';
import frame from '#src/ui/SectionFrame.module.css';
import styles from './Photo.module.css';

/** Addresses of the halftones of a photo (pages/photos/[photo].svg.ts). */
export const photoPath = (place: string, time: 'day' | 'night') => `/photos/${place}-${time}.svg`;

/** A photo as a halftone, with its caption; null until there is one. */
export function Photo({ place, site }: { place: PhotoPlace; site: Site }) {
  const photo = site.photos[place];
  if (!photo) return null;
  return (
    <figure className={styles.photo}>
      <picture>
        <source media="(prefers-color-scheme: dark)" srcSet={photoPath(place, 'night')} />
        <img
          alt={photo.alt}
          decoding="async"
          loading="lazy"
          src={photoPath(place, 'day')}
          {...photoSizes[place]}
        />
      </picture>
      <figcaption>
        {photo.caption}
        {photo.sample && ` (${site.labels.testimonials.sample})`}
      </figcaption>
    </figure>
  );
}

/** A photo across the page; null until there is one. */
export function PhotoStrip({ section, site }: SectionProps<'photo'>) {
  if (!site.photos[section.place]) return null;
  return (
    <section className={`${frame.frame} ${frame.paper}`}>
      <div className={`${wrap.wrap} ${styles.strip}`}>
        <Photo place={section.place} site={site} />
      </div>
    </section>
  );
}
