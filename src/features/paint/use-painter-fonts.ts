import { useEffect, useEffectEvent, useState } from 'react';
import { hasDevanagari } from '#contract/graphemes.ts';
import headline from '#src/styles/fonts/anek-devanagari-hoarding.woff2?url';
import devanagari from '#src/styles/fonts/anek-devanagari-painting.woff2?url';
import latin from '#src/styles/fonts/anek-latin-hoarding.woff2?url';

/**
 * Faces of the painter. They are not the families of the styles: a canvas keeps the fallback of a face that
 * is optional there.
 */
const faces = {
  'Painted Latin': latin,
  /** The Devanagari of our own words, which the page's headlines fetch anyway. */
  'Painted Headline': headline,
  /** Every syllable of Hindi. */
  'Painted Devanagari': devanagari,
};
type Face = keyof typeof faces;

/** Font families for a canvas: of our own words, and of any name. */
export interface PainterFamilies {
  own: string;
  typed: string;
}

/** Loads a face for canvases. Without it, the device's letters paint. */
async function loadFace(name: Face, onLoad: (name: Face) => void): Promise<void> {
  const face = new FontFace(name, `url(${faces[name]})`, { weight: '800' });
  document.fonts.add(face);
  await face.load().then(
    () => onLoad(name),
    () => {},
  );
}

/**
 * Loads the painter's faces: those of our own words at once, the one for any name in Hindi when a name is
 * expected. The families name those that have come.
 */
export function usePainterFonts(ownWords: string, isNameExpected: boolean): PainterFamilies {
  const [loaded, setLoaded] = useState<Face[]>([]);
  const isOwnHindi = hasDevanagari(ownWords);
  const load = useEffectEvent((name: Face) =>
    loadFace(name, () => setLoaded((others) => [...others, name])),
  );

  useEffect(() => {
    load('Painted Latin');
    if (isOwnHindi) load('Painted Headline');
  }, [isOwnHindi]);
  useEffect(() => {
    if (isNameExpected) load('Painted Devanagari');
  }, [isNameExpected]);

  const familiesOf = (...names: Face[]) => {
    const ready = names.filter((name) => loaded.includes(name));
    return [...ready.map((name) => `"${name}"`), 'sans-serif'].join(', ');
  };
  return {
    own: familiesOf('Painted Latin', 'Painted Headline'),
    typed: familiesOf('Painted Latin', 'Painted Devanagari'),
  };
}
