// Cuts the display font to one weight, one width and the letters we paint with.
// Run after a change of the font package: npm run font
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2';
const targets = [
  // For the browser.
  { file: 'src/styles/fonts/anek-latin-hoarding.woff2', targetFormat: 'woff2' },
  // For the link preview pictures, whose renderer reads no woff2.
  { file: 'src/sharing/fonts/anek-latin-hoarding.ttf', targetFormat: 'sfnt' },
] as const;
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const signs = '₹×·–—‘’“”…•°½→©é';

for (const { file, targetFormat } of targets) {
  const font = await subsetFont(await readFile(source), letters + signs, {
    targetFormat,
    variationAxes: { wght: 800, wdth: 75 },
  });
  await writeFile(file, font);
  console.log(`${file}: ${font.length} bytes`);
}
