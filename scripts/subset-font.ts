// Cuts the display font to one weight, one width and the letters that the headlines have, and a face with
// every syllable of Hindi, for names that visitors type.
// Run after a change of the font packages, and where the build misses a letter: npm run font
import { writeFile } from 'node:fs/promises';
import fontverter from 'fontverter';
import { throwMistakes } from '#contract/content/content-mistake.ts';
import { graphemesOf, hasDevanagari } from '#contract/graphemes.ts';
import { readFiles } from '#src/content/read-files.ts';
import { cutLettersFile } from '#src/display-font/cut-letters.ts';
import { headlinesOf } from '#src/display-font/headlines.ts';
import { cutDevanagari, cutLatin } from './display-font/cut.ts';
import { syllables } from './display-font/syllables.ts';

const paintingFace = 'src/styles/fonts/anek-devanagari-painting.woff2';

const { entries, mistakes } = readFiles('content');
throwMistakes(mistakes);
const written = new Set(entries.flatMap(headlinesOf).flatMap(({ text }) => graphemesOf(text)));
const letters = [...written].filter((letter) => letter.trim()).sort();
const faces = {
  'anek-latin': await cutLatin(letters.filter((letter) => !hasDevanagari(letter))),
  'anek-devanagari': await cutDevanagari(letters.filter(hasDevanagari)),
};

for (const [name, { face }] of Object.entries(faces)) {
  // For the browser, and for the link preview pictures, which read no woff2.
  const files = {
    [`src/styles/fonts/${name}-hoarding.woff2`]: await fontverter.convert(face, 'woff2'),
    [`src/features/share-pictures/fonts/${name}-hoarding.ttf`]: face,
  };
  for (const [file, bytes] of Object.entries(files)) {
    await writeFile(file, bytes);
    console.log(`${file}: ${bytes.length} bytes`);
  }
}

const painting = await fontverter.convert((await cutDevanagari(syllables())).face, 'woff2');
await writeFile(paintingFace, painting);
console.log(`${paintingFace}: ${painting.length} bytes`);

const painted = Object.values(faces).flatMap((cut) => cut.letters);
await writeFile(cutLettersFile, `${painted.join(' ')}\n`);
