import { brotliCompressSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  paintedKinds,
  plateOf,
  sceneSide,
  sizesInFeet,
  surfaces,
  times,
} from '../surfaces.ts';
import { drawOverlay, drawScene } from './draw-scene.ts';

const pictures = paintedKinds.flatMap((kind) => times.map((time) => ({ kind, time })));

/** Distinct RGBA colours inside a box, at half size. */
function coloursIn(svg: string, box: Box): number[][] {
  const { pixels, width } = new Resvg(svg, {
    fitTo: { mode: 'width', value: sceneSide / 2 },
    font: { loadSystemFonts: false },
  }).render();
  const found = new Map<string, number[]>();
  for (let y = Math.ceil(box.y / 2); y < Math.floor((box.y + box.height) / 2); y++) {
    for (let x = Math.ceil(box.x / 2); x < Math.floor((box.x + box.width) / 2); x++) {
      const colour = [...pixels.subarray(4 * (y * width + x), 4 * (y * width + x) + 4)];
      found.set(colour.join(), colour);
    }
  }
  return [...found.values()];
}

/** Longer than ours, so that its code is larger. */
const address = `https://www.agency.example/paint-your-name?from=board&${'a'.repeat(20)}`;

const mostAlpha = (colours: number[][]) => Math.max(...colours.map(([, , , alpha = 255]) => alpha));

describe.each(pictures)('the $kind by $time', ({ kind, time }) => {
  const { ground, letters } = surfaces[kind];
  const plate = plateOf(kind);
  const scene = drawScene(kind, time, address);
  const overlay = drawOverlay(kind, time);

  it.each([scene, overlay])('is a small self-contained picture of 1080 × 1080', (svg) => {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1080" height="1080" viewBox="0 0 1080 1080"/);
    expect(svg).not.toMatch(/script|foreignObject|href|url\(|<text|<style|<image|\bon\w+=/i);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(6_000);
  });

  it('leaves the surface empty and the plate for the small line in one colour', () => {
    expect(coloursIn(scene, ground)).toHaveLength(1);
    expect(coloursIn(scene, plate)).toEqual([[0x1d, 0x17, 0x13, 255]]);
  });

  it('covers neither the letters nor the small line', () => {
    expect(mostAlpha(coloursIn(overlay, letters))).toBeLessThan(128);
    expect(mostAlpha(coloursIn(overlay, plate))).toBe(0);
  });

  it('keeps the letters on the surface, which has its real proportions', () => {
    expect(letters.x).toBeGreaterThan(ground.x);
    expect(letters.y).toBeGreaterThan(ground.y);
    expect(letters.x + letters.width).toBeLessThan(ground.x + ground.width);
    expect(letters.y + letters.height).toBeLessThan(ground.y + ground.height);
    const { width, height } = sizesInFeet[kind];
    expect(ground.width / ground.height).toBeCloseTo(width / height);
  });
});

it('differs by kind and time', () => {
  const drawn = pictures.flatMap(({ kind, time }) => [
    drawScene(kind, time, address),
    drawOverlay(kind, time),
  ]);
  expect(new Set(drawn).size).toBe(drawn.length);
});
