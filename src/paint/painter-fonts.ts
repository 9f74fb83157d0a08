/** What phones and computers have, until the painter's letters are there and for other scripts. */
const standIns = '"Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", sans-serif';

/**
 * Families for a name that is typed, and for words of ours, whose letters the display font has. They are
 * not those of the styles: a canvas keeps the stand-in of a face that is optional there.
 */
export const typedFamilies = `"Painted Latin", "Painted Devanagari", ${standIns}`;
/** Font families of words of ours, whose letters are known. */
export const ownFamilies = `"Painted Latin", "Painted Headline", ${standIns}`;

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
