import { readFile } from 'node:fs/promises';
import fontverter from 'fontverter';

/** Extra bold and condensed, as painters of boards letter. */
export const axes = { wght: 800, wdth: 75 };

/** The variable face of the font packages for Devanagari, or for a part of Latin, as TrueType. */
export async function readSource(face: 'devanagari' | 'latin' | 'latin-ext'): Promise<Buffer> {
  const family = face === 'devanagari' ? 'anek-devanagari' : 'anek-latin';
  const folder = `node_modules/@fontsource-variable/${family}/files`;
  const file = await readFile(`${folder}/${family}-${face}-standard-normal.woff2`);
  return fontverter.convert(file, 'sfnt');
}
