import type { Colours } from './colours.ts';
import { fitName, type Ink } from './fit-name.ts';
import type { Box } from './surfaces.ts';

/**
 * Font size in px at which lines are measured and painted, scaled to the size of the board: browsers round
 * the widths of letters at each size, so at another size the ink would differ. Also, each new size costs a
 * phone time to draw new letters.
 */
const fontSize = 100;

/** Px from one layer of the shade to the next: close enough to be one solid side of the letter. */
const layer = 2.5;

/** How many of them there are while a name is typed, when each delays the answer to a key. */
const layersWhileTyping = 2;

/** Emoji, flags, Hebrew, Arabic: Firefox measures less ink than they have. */
const illMeasured = /[\p{Extended_Pictographic}\p{Regional_Indicator}\u0590-\u08ff\ufb1d-\ufefc]/u;

/** The ink of a line; where it is ill measured, the room that such letters may take. */
function inkOf(canvas: CanvasRenderingContext2D, line: string): Ink {
  const ink = canvas.measureText(line);
  const [right, up, down] = illMeasured.test(line) ? [ink.width / fontSize, 1, 0.45] : [0, 0, 0];
  return {
    left: ink.actualBoundingBoxLeft / fontSize,
    right: Math.max(ink.actualBoundingBoxRight / fontSize, right),
    up: Math.max(ink.actualBoundingBoxAscent / fontSize, up),
    down: Math.max(ink.actualBoundingBoxDescent / fontSize, down),
  };
}

/**
 * Draws a name in a box as a signwriter does: first its shade, then the letters over it. Nothing is painted
 * outside the box, whatever the letters. While a name is typed, the corners of the shade are left out.
 */
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
