import { fitName, type Ink } from './fit-name.ts';
import type { Box, Colours } from './surfaces.ts';

/**
 * Font size in px at which lines are measured and painted, scaled to the board: browsers round glyph widths
 * at each size, so the ink would differ at another, and each new size makes a phone rasterise new glyphs.
 */
const fontSize = 100;

/** Px between two layers of the shade: close enough to look solid. */
const layer = 2.5;

/** Layers while a name is typed, when each delays the response to a key. */
const layersWhileTyping = 2;

/** Emoji, flags, Hebrew, Arabic: Firefox reports smaller bounds than they paint. */
const unreliableMetrics =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\u0590-\u08ff\ufb1d-\ufefc]/u;

/** Measures the ink of a line; generous bounds where the browser's are unreliable. */
function inkOf(canvas: CanvasRenderingContext2D, line: string): Ink {
  const ink = canvas.measureText(line);
  const [right, up, down] = unreliableMetrics.test(line)
    ? [ink.width / fontSize, 1, 0.45]
    : [0, 0, 0];
  return {
    left: ink.actualBoundingBoxLeft / fontSize,
    right: Math.max(ink.actualBoundingBoxRight / fontSize, right),
    up: Math.max(ink.actualBoundingBoxAscent / fontSize, up),
    down: Math.max(ink.actualBoundingBoxDescent / fontSize, down),
  };
}

/** Draws a name into a box like a signwriter: shade first, then letters. Fewer layers of shade while typing. */
export function drawName(
  canvas: CanvasRenderingContext2D,
  name: string,
  box: Box,
  { letters, shade }: Pick<Colours, 'letters' | 'shade'>,
  families: string,
  isTyping = false,
): void {
  canvas.font = `800 ${fontSize}px ${families}`;
  const lettering = fitName(name, box, (line) => inkOf(canvas, line));
  if (!lettering) return;
  const { size, depth, lines } = lettering;
  const scale = size / fontSize;
  canvas.save();
  canvas.beginPath();
  canvas.rect(box.x, box.y, box.width, box.height);
  canvas.clip();
  const paintLines = (shift: number) => {
    for (const { text, x, y } of lines) {
      canvas.setTransform(scale, 0, 0, scale, x + shift, y + shift);
      canvas.fillText(text, 0, 0);
    }
  };
  canvas.fillStyle = shade;
  const step = isTyping ? depth / layersWhileTyping : layer;
  for (let shift = depth; shift > 0; shift -= step) paintLines(shift);
  canvas.fillStyle = letters;
  paintLines(0);
  canvas.restore();
}
