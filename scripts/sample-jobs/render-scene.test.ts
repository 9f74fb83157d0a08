import sharp from 'sharp';
import { expect, it } from 'vitest';
import { drawScene, renderScene } from './render-scene.ts';
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

it.each(Object.entries(scenes))('draws %s in the inks of the drawings, flat', (_, drawn) => {
  const inks = ['#1d1713', '#f4ead3', '#fff3dc', '#b0211a', '#f3aa1c', '#d9c49a'];
  const shades = ['#5e0f0b', '#b97a08'];
  const colours = drawScene(drawn).match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(new Set(colours).size).toBeGreaterThan(3);
  expect(colours.filter((colour) => ![...inks, ...shades].includes(colour))).toEqual([]);
  expect(drawScene(drawn)).not.toContain('Gradient');
});
