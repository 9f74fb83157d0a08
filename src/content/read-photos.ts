import { existsSync, globSync } from 'node:fs';
import { checkFields } from '#contract/content/check-fields.ts';
import { type ContentFile, readContentFile } from '#contract/content/content-file.ts';
import type { ContentMistake } from '#contract/content/content-mistake.ts';
import type { PhotosFile, photosSchema } from './photo.schema.ts';
import type { Language, Photo } from './site.ts';

/** Below content/: photos of the agency, and photos.yaml, which describes them. */
export const photosFolder = 'photos';

/** Photos that are described without a file, and files that are not described. */
function checkFiles({ name, lineOf }: ContentFile, photos: PhotosFile, files: string[]) {
  const folder = name.replace(/\/[^/]*$/, '');
  const needed = Object.keys(photos).map((place) => ({ place, file: `${place}.jpg` }));
  const missing = needed
    .filter(({ file }) => !files.includes(file))
    .map(({ place, file }): ContentMistake => {
      const reason = `there is no ${folder}/${file}: put the photo there, or take out these lines`;
      return { file: name, line: lineOf([place]), path: [place], reason };
    });
  const known = ['photos.yaml', ...needed.map(({ file }) => file)];
  const unknown = files
    .filter((file) => !known.includes(file))
    .map((file): ContentMistake => {
      const reason = 'photos.yaml does not describe this file: a photo is named {place}.jpg';
      return { file: `${folder}/${file}`, path: [], reason };
    });
  return [...missing, ...unknown];
}

/** Reads content/photos; no photos without photos.yaml. Do not use the values if there are mistakes. */
export function readPhotos(
  content: string,
  schema: ReturnType<typeof photosSchema>,
  brand: string,
): { photos: PhotosFile; file?: ContentFile; mistakes: ContentMistake[] } {
  const folder = `${content}/${photosFolder}`;
  if (!existsSync(`${folder}/photos.yaml`)) return { photos: {}, mistakes: [] };
  const file = readContentFile(`${folder}/photos.yaml`);
  const { value, mistakes } = checkFields(file, schema, brand);
  const files = globSync('**/*.*', { cwd: folder }).sort();
  return {
    photos: value,
    file,
    mistakes: mistakes.length > 0 ? mistakes : checkFiles(file, value, files),
  };
}

/** The photos in one language, without the consent, which is not public. Samples only if SAMPLE_PHOTOS=1. */
export function photosIn(language: Language, photos: PhotosFile): Record<string, Photo> {
  const showsSamples = process.env.SAMPLE_PHOTOS === '1';
  return Object.fromEntries(
    Object.entries(photos).flatMap(([place, photo]) => {
      if (!photo || (photo.sample && !showsSamples)) return [];
      const { alt, caption, sample } = photo;
      return [[place, { sample, alt: alt[language] ?? '', caption: caption[language] ?? '' }]];
    }),
  );
}
