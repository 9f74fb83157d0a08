/**
 * Families for a name that is typed; the device's own letters stand in until the painter's are there, and
 * for other scripts. They are not those of the styles: a canvas keeps the stand-in of a face that is optional
 * there.
 */
export const typedFamilies = '"Painted Latin", "Painted Devanagari", sans-serif';
/** Families for words of ours, whose letters the display font has. */
export const ownFamilies = '"Painted Latin", "Painted Headline", sans-serif';

/** Fetches a face of the families above. Without it, the letters of the phone stay. */
export async function loadFace(
  family: 'Painted Latin' | 'Painted Headline' | 'Painted Devanagari',
  address: string | undefined,
): Promise<void> {
  if (!address) return;
  const face = new FontFace(family, `url(${address})`, { weight: '800' });
  document.fonts.add(face);
  await face.load().catch(() => {});
}
