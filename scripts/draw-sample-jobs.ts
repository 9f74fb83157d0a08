// npm run samples: draws the photographs of sample jobs and the sample photos. Real ones stay as they are.
import { writeFile } from 'node:fs/promises';
import { photoPlaces } from '../src/content/photo.schema.ts';
import { readFiles } from '../src/content/read-files.ts';
import { renderScene } from './sample-jobs/render-scene.ts';
import { scenes } from './sample-jobs/scenes.ts';
import { drawSamplePhoto } from './sample-photos.ts';

const { jobs, photos } = readFiles('content');
for (const { slug, value } of jobs) {
  const scene = scenes[slug];
  if (!scene || !value?.sample) continue;
  for (const { file, night } of value.photographs) {
    await writeFile(`content/work/${slug}/${file}`, await renderScene(scene, 'day'));
    if (night) await writeFile(`content/work/${slug}/${night}`, await renderScene(scene, 'night'));
  }
}
for (const place of photoPlaces) {
  if (!photos.photos[place]?.sample) continue;
  await writeFile(`content/photos/${place}.jpg`, await drawSamplePhoto(place));
}
