import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inksAt } from '../../src/features/paint/scenes/inks.ts';
import { times } from '../../src/features/paint/surfaces.ts';
import { drawScene, renderScene } from './render-scene.ts';
import { scenes } from './scenes.ts';

const [scene] = Object.values(scenes);
if (!scene) throw new Error('There is no scene');

it('draws a picture as a camera gives it: large, a JPEG, with the place in it', async () => {
  const head = await sharp(await renderScene(scene, 'day')).metadata();
  expect(head).toMatchObject({ format: 'jpeg', width: 1280, height: 960 });
  expect(head.exif?.length).toBeGreaterThan(0);
});

it('paints another word for another job', async () => {
  const other = await renderScene({ ...scene, word: 'OTHER' }, 'day');
  expect(other.equals(await renderScene(scene, 'day'))).toBe(false);
});

const drawings = Object.entries(scenes).flatMap(([name, drawn]) =>
  times.map((time) => ({ name, time, drawing: drawScene(drawn, time) })),
);

it.each(drawings)('draws $name by $time in the inks of the drawings, flat', ({ drawing }) => {
  const inks = times.flatMap((time) => Object.values(inksAt(time)));
  const shades = ['#5e0f0b', '#b97a08'];
  const veils = /#[0-9a-f]{8}/g;
  const colours = drawing.replace(veils, '').match(/#[0-9a-f]{6}\b/g) ?? [];
  expect(new Set(colours).size).toBeGreaterThan(3);
  expect(colours.filter((colour) => ![...inks, ...shades].includes(colour))).toEqual([]);
  expect(drawing).not.toContain('Gradient');
});
