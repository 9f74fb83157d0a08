import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { heroSchema } from '#src/content/section.schema.ts';
import { readSite } from '#tests/fixtures/site.ts';
import { Drawing } from './Drawing.tsx';

const subjects = heroSchema.shape.drawing.unwrap().shape.subject.options;
const { pages, branches } = readSite();
const heroOf = ({ sections }: Pick<(typeof pages)[number], 'sections'>) =>
  sections.flatMap((section) => (section.type === 'hero' ? [section] : []))[0];
const draw = (subject: (typeof subjects)[number], word: string) =>
  renderToStaticMarkup(<Drawing subject={subject} word={word} />);

const widthOf = (subject: (typeof subjects)[number], word: string) =>
  Number(draw(subject, word).match(`textLength="(\\d+)"[^>]*>${word}<`)?.[1] ?? Number.NaN);

it('is on every service page or in its share picture, except one with the full rate card', () => {
  const ofOneService = pages.filter(
    ({ service, sections }) => service && !sections.some(({ type }) => type === 'rate-card'),
  );
  const bare = ofOneService.filter((page) => !heroOf(page)?.drawing);
  expect(ofOneService.length).toBeGreaterThan(0);
  expect(bare.map(({ slug }) => slug)).toEqual([]);
});

it('has a page for every subject', () => {
  const used = [...pages, ...branches].map((page) => heroOf(page)?.drawing?.subject);
  expect(subjects.filter((subject) => !used.includes(subject))).toEqual([]);
});

it.each(subjects)('paints the word of %s, hidden from screen readers', (subject) => {
  expect(draw(subject, 'Lassi')).toContain('>Lassi</text>');
  expect(draw(subject, 'Lassi')).toMatch(/^<svg aria-hidden="true"/);
});

it.each(subjects)('draws %s in at most 1,300 bytes of brotli', (subject) => {
  expect(brotliCompressSync(draw(subject, 'Lassi')).length).toBeLessThanOrEqual(1300);
});

it('differs from subject to subject', () => {
  expect(new Set(subjects.map((subject) => draw(subject, 'Lassi'))).size).toBe(subjects.length);
});

it('redefines no custom property of the site, such as a font', () => {
  const namesIn = (file: string): string[] =>
    readFileSync(file, 'utf8').match(/--[\w-]+(?=:)/g) ?? [];
  const tokens = namesIn('src/styles/tokens.css');
  expect(tokens).toContain('--body');
  const inks = namesIn('src/sections/hero/Drawing.module.css');
  expect(inks.filter((name) => tokens.includes(name))).toEqual([]);
});

it('keeps a long word within its width', () => {
  expect(widthOf('seo', 'Restaurant')).toBeLessThanOrEqual(144 + 10);
  expect(widthOf('seo', 'Lassi')).toBeLessThan(widthOf('seo', 'Restaurant'));
});

it('measures Devanagari letters', () => {
  expect(widthOf('outdoor', 'किराना')).toBeGreaterThan(1.1 * widthOf('outdoor', 'टेलर'));
});
