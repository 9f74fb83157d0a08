// Makes the files in src/styles/fonts from the font packages: npm run fonts (docs/development.md)
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blob, BufferContentType, Face, Font, Buffer as GlyphBuffer, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { signs } from '#src/sections/hero/signs.ts';
import { syllables } from './hindi-syllables.ts';

/** Extra bold and condensed, like a painted board. */
const variationAxes = { wght: 800, wdth: 75 };
const letters = `${String.fromCharCode(
  ...Array(95)
    .keys()
    .map((at) => 32 + at),
)}×·–—‘’“”…•°½©é`;
const latinFeatures = ['ccmp', 'locl', 'liga', 'calt', 'kern', 'mark', 'mkmk'];
const devanagariFeatures =
  'nukt,akhn,rphf,rkrf,blwf,half,vatu,cjct,pres,abvs,blws,psts,haln,locl,ccmp,abvm,blwm,mark,mkmk,kern,dist';

const source = (family: string, part: string) =>
  readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-${part}-standard-normal.woff2`,
  );

function save(name: string, bytes: Buffer) {
  const file = `src/styles/fonts/${name}.woff2`;
  writeFileSync(file, bytes);
  console.log(`${file}: ${bytes.length} bytes`);
}

/** Glyph ids of every shaping step of a text: substitution rules need the intermediate ones, too. */
function glyphsOf(font: Font, text: string): number[] {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  const glyphs: number[] = [];
  const collect = () => glyphs.push(...buffer.getGlyphInfos().map(({ codepoint }) => codepoint));
  buffer.setMessageFunc(() => {
    if (buffer.getContentType() === BufferContentType.GLYPHS) collect();
    return true;
  });
  shape(font, buffer);
  collect();
  return glyphs;
}

/**
 * Devanagari with the glyphs of these texts alone: for the syllables of Hindi 31 KB. All that its characters can form
 * would be 64 KB, and subset-font takes no glyphs (fonttools does).
 */
async function cutDevanagari(texts: readonly string[]): Promise<Buffer> {
  const options = { keepAllGlyphs: true, targetFormat: 'truetype', variationAxes } as const;
  const whole = await subsetFont(source('anek-devanagari', 'devanagari'), undefined, options);
  const font = new Font(new Face(new Blob(whole)));
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const [from, to] = [join(folder, 'whole.ttf'), join(folder, 'cut.ttf')];
  writeFileSync(from, whole);
  const glyphs = new Set(texts.flatMap((text) => glyphsOf(font, text)));
  const codes = new Set([...texts.join('')].map((letter) => letter.codePointAt(0)?.toString(16)));
  execFileSync('pyftsubset', [
    from,
    `--gids=${[...glyphs].join()}`,
    `--unicodes=${[...codes].join()}`,
    `--layout-features=${devanagariFeatures}`,
    '--no-layout-closure',
    `--output-file=${to}`,
  ]);
  const cut = readFileSync(to);
  rmSync(folder, { recursive: true });
  return subsetFont(cut, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

const cut = { targetFormat: 'woff2', variationAxes, keepFeatures: latinFeatures } as const;
save('anek-latin', await subsetFont(source('anek-latin', 'latin'), letters, cut));
// The package has ₹ in a separate file.
save('anek-rupee', await subsetFont(source('anek-latin', 'latin-ext'), '₹', cut));
save('anek-devanagari', await cutDevanagari(syllables()));
save('anek-signs', await cutDevanagari(Object.values(signs)));
