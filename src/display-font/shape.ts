import {
  Blob,
  BufferContentType,
  Face,
  Font,
  Buffer as GlyphBuffer,
  shape,
  Variation,
} from 'harfbuzzjs';

/** A glyph of a face, and where it stands on the line, in units of the face. */
interface PlacedGlyph {
  id: number;
  x: number;
  y: number;
}

/** A line of text in one face. */
interface ShapedText {
  glyphs: PlacedGlyph[];
  /** Where the next text begins, in units of the face. */
  advance: number;
}

/** Opens a TrueType face; a variable one, at a place of its axes. */
export function openFace(bytes: Uint8Array, axes: Record<string, number> = {}): Font {
  const font = new Font(new Face(new Blob(bytes)));
  font.setVariations(Object.entries(axes).map(([tag, place]) => new Variation(tag, place)));
  return font;
}

function bufferOf(text: string): GlyphBuffer {
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  return buffer;
}

/** Shapes a text as browsers do: Devanagari joins, reorders and replaces its letters. */
export function shapeText(face: Font, text: string): ShapedText {
  const buffer = bufferOf(text);
  shape(face, buffer);
  let advance = 0;
  const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
    const { codepoint, xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph;
    const placed = { id: codepoint, x: advance + xOffset, y: yOffset };
    advance += xAdvance;
    return placed;
  });
  return { glyphs, advance };
}

/** Every glyph that a text needs: what is seen in the end has often been another before. */
export function glyphsAtEveryStep(face: Font, text: string): Set<number> {
  const buffer = bufferOf(text);
  const glyphs = new Set<number>();
  const collect = () => {
    for (const { codepoint } of buffer.getGlyphInfos()) glyphs.add(codepoint);
  };
  buffer.setMessageFunc(() => {
    if (buffer.getContentType() === BufferContentType.GLYPHS) collect();
    return true;
  });
  shape(face, buffer);
  collect();
  return glyphs;
}
