import { readFileSync } from 'node:fs';
import fontverter from 'fontverter';
import { expect, it } from 'vitest';
import { graphemesOf, hasDevanagari } from '#contract/graphemes.ts';
import { readFiles } from '#src/content/read-files.ts';
import { readCutLetters } from '#src/display-font/cut-letters.ts';
import { headlinesOf } from '#src/display-font/headlines.ts';
import { openFace, shapeText } from '#src/display-font/shape.ts';
import { axes, readSource } from './sources.ts';
import { subset } from './subset.ts';

type Face = ReturnType<typeof openFace>;

const cutLetters = [...readCutLetters()];
const words = readFiles('content')
  .entries.flatMap(headlinesOf)
  .flatMap(({ text }) => text.split(/\s+/))
  .map((word) => graphemesOf(word).filter(hasDevanagari).join(''));
const texts = [...new Set([...cutLetters.filter(hasDevanagari), ...words])].filter(Boolean);

/** All that Devanagari is written with. */
const characters = Array.from({ length: 0x80 }, (_, index) =>
  String.fromCharCode(0x900 + index),
).join('');
const whole = openFace(subset(await readSource('devanagari'), { characters }, axes));

const browserFile = (name: string) => readFileSync(`src/styles/fonts/${name}-hoarding.woff2`);
const paintingFile = readFileSync('src/styles/fonts/anek-devanagari-painting.woff2');
const browserFace = async (name: string) =>
  openFace(await fontverter.convert(browserFile(name), 'sfnt'));
const pictureFace = (name: string) =>
  openFace(readFileSync(`src/features/share-pictures/fonts/${name}-hoarding.ttf`));

/** What is seen of a text: its outlines, and where they stand. */
const drawn = (face: Face, text: string) =>
  JSON.stringify(shapeText(face, text).glyphs.map(({ id, x, y }) => [x, y, face.glyphToPath(id)]));

it.each([
  ['browsers', await browserFace('anek-devanagari')],
  ['pictures', pictureFace('anek-devanagari')],
])('the cut face of %s draws every headline in Devanagari as the whole face does', (_, cut) => {
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => drawn(cut, text) !== drawn(whole, text))).toEqual([]);
  const isMissing = (text: string) => shapeText(cut, text).glyphs.some(({ id }) => id === 0);
  expect(texts.filter(isMissing)).toEqual([]);
});

it.each([
  ['browsers', await browserFace('anek-latin')],
  ['pictures', pictureFace('anek-latin')],
])(
  'the cut face of %s has every other letter, and the rupee as its package draws it',
  async (_, cut) => {
    const isMissing = (letter: string) => !cut.nominalGlyph(letter.codePointAt(0) ?? 0);
    expect(cutLetters.filter((letter) => !hasDevanagari(letter)).filter(isMissing)).toEqual([]);
    const source = openFace(subset(await readSource('latin-ext'), { characters: '₹' }, axes));
    expect(drawn(cut, '₹')).toBe(drawn(source, '₹'));
    expect(shapeText(cut, '₹')).toMatchObject({ advance: shapeText(source, '₹').advance });
  },
);

/** How far from 1 the width of a text is in the face for typed names, against the whole face. */
const widthError = (face: Face, text: string) =>
  Math.abs(shapeText(face, text).advance / shapeText(whole, text).advance - 1);

it('the face for names that visitors type draws every syllable of the content: joined, none missing', async () => {
  const painting = openFace(await fontverter.convert(paintingFile, 'sfnt'));
  const written = readFiles('content')
    .entries.map(({ file }) => JSON.stringify(file.fields) + file.markdown)
    .join(' ');
  const others = 'राजेन्द्र मन्त्र पूर्णिमा स्ट्रिंग सर्फिंग श्री मिष्ठान्न इलेक्ट्रॉनिक्स ज्वेलर्स कृष्ण ट्रेडर्स फ़र्नीचर';
  const words = `${written} ${others}`.match(/[\p{scx=Deva}\u200c\u200d]+/gu) ?? [];
  const drawable = [...new Set(words.flatMap(graphemesOf))].filter(
    (text) => shapeText(whole, text).advance > 0,
  );
  expect(drawable.length).toBeGreaterThan(500);
  const isMissing = (text: string) => shapeText(painting, text).glyphs.some(({ id }) => id === 0);
  expect(drawable.filter(isMissing)).toEqual([]);
  // Half a letter beside a whole one is as wide as the glyph of both, but what is not joined is wider.
  expect(drawable.filter((text) => widthError(painting, text) > 0.05)).toEqual([]);
});

it('browsers load less than 24 KB for a face, and 32 KB for one with every syllable', () => {
  for (const name of ['anek-latin', 'anek-devanagari']) {
    expect(browserFile(name).length).toBeLessThan(24_000);
  }
  expect(paintingFile.length).toBeLessThan(32_000);
});
