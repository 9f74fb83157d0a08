import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { parse } from 'node-html-parser';
import { expect, it } from 'vitest';
import type { Section } from '#src/site/section.ts';
import { stripNames } from './scenes/strip.ts';
import { stripSize } from './scenes/strips/parts.ts';
import { drawStripPicture, stripOf, stripPath } from './street-picture.ts';
import { times } from './surfaces.ts';

const strips = stripNames.flatMap((name) => times.map((time) => ({ name, time })));

it.each(strips)('draws the $name by $time, small and self-contained', ({ name, time }) => {
  const svg = drawStripPicture(name, time);
  expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1440" height="96"/);
  expect(svg).not.toMatch(/script|foreignObject|href|url\(|<text|<style|<image|\bon\w+=/i);
  expect(svg).not.toMatch(/undefined|NaN|d=""/);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(1_700);
});

it.each(stripNames)('draws the same shapes of the %s by day and by night', (name) => {
  const [day, night] = times.map((time) =>
    parse(drawStripPicture(name, time)).querySelectorAll('path'),
  );
  const shapes = (paths = day) => paths?.map((path) => path.getAttribute('d'));
  const inks = (paths = day) => paths?.map((path) => path.getAttribute('fill'));
  expect(shapes(night)).toEqual(shapes(day));
  expect(inks(night)).not.toEqual(inks(day));
});

it.each(strips)('has a ground from edge to edge in the $name by $time', ({ name, time }) => {
  const ground = parse(drawStripPicture(name, time)).querySelectorAll('svg > path').at(-1);
  expect(ground?.getAttribute('d')).toBe(`M0 94h${stripSize.width}`);
});

it('draws a picture of its own for each name', () => {
  const pictures = stripNames.map((name) => drawStripPicture(name, 'day'));
  expect(new Set(pictures).size).toBe(stripNames.length);
});

it('has the addresses that the styles use', () => {
  const styles = readFileSync('src/ui/SectionFrame.module.css', 'utf8');
  expect(styles.match(/\/street\/[\w.-]+/g)).toEqual(
    strips.map(({ name, time }) => stripPath(name, time)),
  );
});

const hero = (subject: string) => [{ type: 'hero', drawing: { subject } }] as unknown as Section[];

it.each([
  ['roofs', 'for a digital service', 'Test service', hero('seo')],
  ['road', 'for a service on the road', 'Test service', hero('retail')],
  ['street', 'for a service without a drawing', 'Test service', []],
  ['street', 'for a page of no service', undefined, hero('seo')],
])('the strip is the %s %s', (strip, _, service, sections) => {
  expect(stripOf({ service, sections })).toBe(strip);
});
