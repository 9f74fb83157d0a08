// Cuts the display font to one weight, one width and the letters we paint with.
// Run after a change of the font package: npm run font
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const source =
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2';
const target = 'src/styles/fonts/anek-latin-hoarding.woff2';
const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const signs = '₹×·–—‘’“”…•°½→©é';

const font = await subsetFont(await readFile(source), letters + signs, {
  targetFormat: 'woff2',
  variationAxes: { wght: 800, wdth: 75 },
});
await writeFile(target, font);
console.log(`${target}: ${font.length} bytes`);
