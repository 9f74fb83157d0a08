import { z } from 'astro/zod';
import { inEachLanguage, line, sample } from './text.schema.ts';

const landscape = { width: 900, height: 600 };

/** The places for photos, with the size in px to which each is cropped. */
export const photoSizes = {
  founder: { width: 640, height: 800 },
  press: landscape,
  painter: landscape,
  shutter: landscape,
  rickshaw: landscape,
  office: landscape,
  crew: landscape,
  team: landscape,
};

/** A place for a photo; its file is content/photos/{place}.jpg. */
export type PhotoPlace = keyof typeof photoSizes;

/** Names of the places for photos. */
export const photoPlaces = Object.keys(photoSizes) as PhotoPlace[];

/** content/photos/photos.yaml: what the photos show, in all languages of the site. */
export function photosSchema(languages: string[]) {
  const photo = z.strictObject({
    sample: sample('true while it is drawn: it is then left out'),
    alt: inEachLanguage(languages, 160, 'What the photo shows; for people who cannot see it', 15),
    caption: inEachLanguage(languages, 90, 'Line beside the photo', 5),
    consent: line(
      200,
      'Who allowed us to show it; who is in it, and how they agreed, not shown to visitors',
      10,
    ),
  });
  return z.strictObject(Object.fromEntries(photoPlaces.map((place) => [place, photo.optional()])));
}

/** Photos with the words of all languages, by place. */
export type PhotosFile = z.infer<ReturnType<typeof photosSchema>>;
