import { useEffect, useEffectEvent, useState } from 'react';
import { hasDevanagari } from '#contract/graphemes.ts';
import devanagari from '#src/styles/fonts/anek-devanagari-painting.woff2?url';
import latin from '#src/styles/fonts/anek-latin-hoarding.woff2?url';

/** Faces of the painter, by families of their own: a canvas is painted again when one has loaded. */
const faces = { 'Painted Latin': latin, 'Painted Devanagari': devanagari };
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
 * Loads the painter's faces: that of Latin at once, that of Devanagari for our own words in it, or when a name
 * is expected. The families name those that have come.
 */
export function usePainterFonts(ownWords: string, isNameExpected: boolean): PainterFamilies {
  const [loaded, setLoaded] = useState<Face[]>([]);
  const isOwnHindi = hasDevanagari(ownWords);
  const isDevanagariNeeded = isOwnHindi || isNameExpected;
  const load = useEffectEvent((name: Face) =>
    loadFace(name, () => setLoaded((others) => [...others, name])),
  );

  useEffect(() => {
    load('Painted Latin');
  }, []);
  useEffect(() => {
    if (isDevanagariNeeded) load('Painted Devanagari');
  }, [isDevanagariNeeded]);

  const familiesOf = (...names: Face[]) => {
    const ready = names.filter((name) => loaded.includes(name));
    return [...ready.map((name) => `"${name}"`), 'sans-serif'].join(', ');
  };
  const all = familiesOf('Painted Latin', 'Painted Devanagari');
  return {
    own: isOwnHindi ? all : familiesOf('Painted Latin'),
    typed: all,
  };
}
