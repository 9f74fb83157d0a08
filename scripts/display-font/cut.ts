import { glyphsAtEveryStep, openFace } from '#src/display-font/shape.ts';
import { addLetter } from './add-letter.ts';
import { axes, readSource } from './sources.ts';
import { subset } from './subset.ts';

/** With these, most texts in Latin letters can be written. What only code needs of a keyboard is left out. */
const usualLetters = [
  ...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789',
  ...`!"#$%&'()*+,-./:;?@`,
  ...'×·–—‘’“”…•°½©é',
];

/** In another file of the package, by itself. */
const rupee = '₹';

/** The features that shape and place Devanagari; the others apply only where a style asks for them. */
const features = [
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'blwf', 'half', 'vatu', 'cjct'],
  ...['pres', 'abvs', 'blws', 'psts', 'haln', 'locl', 'ccmp'],
  ...['abvm', 'blwm', 'mark', 'mkmk', 'kern', 'dist'],
];

/** The features that shape and place Latin by default: no small capitals, fractions and the like. */
const latinFeatures = ['ccmp', 'locl', 'liga', 'calt', 'kern', 'mark', 'mkmk'];

const ligatures = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'fj'];

/** A cut face as TrueType, and the letters that it has. */
interface CutFace {
  face: Buffer;
  letters: string[];
}

/** The face for Latin: usual letters, and those of the texts that the package has. */
export async function cutLatin(letters: string[]): Promise<CutFace> {
  const source = await readSource('latin');
  const known = new Set(openFace(source).face.collectUnicodes());
  const characters = [...new Set([...usualLetters, ...letters])].filter(
    (letter) => letter.length === 1 && known.has(letter.charCodeAt(0)),
  );
  const main = subset(source, { characters: ` ${characters.join('')}` }, axes);
  const other = subset(await readSource('latin-ext'), { characters: rupee }, axes);
  const all = [...characters, rupee];
  const whole = addLetter(main, other, rupee);
  const shaped = openFace(whole);
  const glyphs = ligatures.flatMap((ligature) => [...glyphsAtEveryStep(shaped, ligature)]);
  return {
    face: subset(whole, {
      characters: ` ${all.join('')}`,
      traced: { glyphs, features: latinFeatures },
    }),
    letters: all,
  };
}

/**
 * The face for these letters of Devanagari, joined ones among them, as text shapes them. Every glyph
 * of every step of shaping is needed, no other: all that can follow from single characters would be
 * three times as large.
 */
export async function cutDevanagari(letters: string[]): Promise<CutFace> {
  const source = await readSource('devanagari');
  const face = openFace(source, axes);
  const glyphs = new Set(letters.flatMap((letter) => [...glyphsAtEveryStep(face, letter)]));
  const cut = { characters: letters.join(''), traced: { glyphs, features } };
  return { face: subset(source, cut, axes), letters };
}
