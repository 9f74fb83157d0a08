import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inksAt } from '../../src/features/paint/scenes/inks.ts';
import { times } from '../../src/features/paint/surfaces.ts';
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
  const inks = times.flatMap((time) => Object.values(inksAt(time)));
  const shades = ['#5e0f0b', '#b97a08'];
  const veils = /#[0-9a-f]{8}/g;
  const colours =
    drawScene(drawn)
      .replace(veils, '')
      .match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(new Set(colours).size).toBeGreaterThan(3);
  expect(colours.filter((colour) => ![...inks, ...shades].includes(colour))).toEqual([]);
  expect(drawScene(drawn)).not.toContain('Gradient');
});
