import { expect, it } from 'vitest';
import { widthsOf } from './picture-copies.ts';

it.each([
  ['4:3', 4032, 3024, [400, 640, 960]],
  ['nearly 4:3', 4000, 3008, [400, 640, 960]],
  ['16:9', 4000, 2250, [400, 640, 960]],
  ['3:4, held upright', 3024, 4032, [300, 480, 720]],
  ['9:16, held upright', 2160, 3840, [258, 413, 620]],
])('a photograph has as many pixels at most as one of 4:3: %s', (_, width, height, widths) => {
  expect(widthsOf({ width, height })).toEqual(widths);
});
