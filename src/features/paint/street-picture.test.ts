import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawStreetStrip, stripPath } from './street-picture.ts';
import { times } from './surfaces.ts';

it.each(times)(
  'draws the street along an edge of paper by %s, small and self-contained',
  (time) => {
    const svg = drawStreetStrip(time);
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1440" height="96"/);
    expect(svg).not.toMatch(/script|foreignObject|href|url\(|<text|<style|<image|\bon\w+=/i);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(1_300);
  },
);

it('has the addresses that the styles use', () => {
  const styles = readFileSync('src/ui/SectionFrame.module.css', 'utf8');
  expect(styles.match(/\/street\/[\w.-]+/g)).toEqual(times.map(stripPath));
});
