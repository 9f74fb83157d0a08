import sharp from 'sharp';
import { expect, it } from 'vitest';
import { renderScene } from './render-scene.ts';
import { scenes } from './scenes.ts';

const [scene] = Object.values(scenes);
if (!scene) throw new Error('There is no scene');

it('draws a picture as a camera gives it: large, a JPEG, with the place in it', async () => {
  const head = await sharp(await renderScene(scene)).metadata();
  expect(head).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  expect(head.exif?.length).toBeGreaterThan(0);
});

it('paints another word for another job', async () => {
  const other = await renderScene({ ...scene, word: 'OTHER' });
  expect(other.equals(await renderScene(scene))).toBe(false);
});
