// npm run samples: draws the photographs of the sample jobs anew. Jobs that are real are left alone.
import { writeFile } from 'node:fs/promises';
import { readFiles } from '../src/content/read-files.ts';
import { renderScene } from './sample-jobs/render-scene.ts';
import { scenes } from './sample-jobs/scenes.ts';

for (const { slug, value } of readFiles('content').jobs) {
  const scene = scenes[slug];
  if (!scene || !value?.sample) continue;
  await writeFile(`content/work/${slug}/board.jpg`, await renderScene(scene));
}
