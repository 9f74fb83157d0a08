import type { Colours } from './colours.ts';
import { fitName, type Ink, type Lettering } from './fit-name.ts';
import type { Box } from './surfaces.ts';

/** Font size in px at which a line is measured first. */
const firstSize = 100;
const mostRounds = 5;

/** Px from one layer of the shade to the next: close enough to be one solid side of the letter. */
const layer = 1.5;

const fontOf = (size: number, families: string) => `800 ${size}px ${families}`;

/** Emoji, Hebrew, Arabic: Firefox measures less ink than they have. */
const illMeasured = /[\p{Extended_Pictographic}\u0590-\u08ff\ufb1d-\ufefc]/u;

/** The ink of a line at a font size; where it is ill measured, the room that such letters may take. */
function inkAt(canvas: CanvasRenderingContext2D, size: number, line: string): Ink {
  const ink = canvas.measureText(line);
  const [right, up, down] = illMeasured.test(line) ? [ink.width / size, 1, 0.45] : [0, 0, 0];
  return {
    left: ink.actualBoundingBoxLeft / size,
    right: Math.max(ink.actualBoundingBoxRight / size, right),
    up: Math.max(ink.actualBoundingBoxAscent / size, up),
    down: Math.max(ink.actualBoundingBoxDescent / size, down),
  };
}

/**
 * Fits a name by its ink. Browsers round the widths of letters at each font size, so the ink is measured
 * at the size at which it is painted, which shrinks until it fits.
 */
function fitInk(
  canvas: CanvasRenderingContext2D,
  name: string,
  box: Box,
  families: string,
): Lettering | undefined {
  const fitAt = (size: number, most?: number) => {
    canvas.font = fontOf(size, families);
    return fitName(name, box, (line) => inkAt(canvas, size, line), most);
  };
  let lettering = fitAt(firstSize);
  for (let round = 0; lettering && round < mostRounds; round++) {
    const size = Math.floor(lettering.size);
    lettering = fitAt(size, size);
    if (lettering?.size === size) break;
  }
  return lettering;
}

/**
 * Letters a name into a box as a signwriter does: first its shade, then the letters over it. Whatever the
 * letters, nothing is painted beside the box.
 */
export function letterName(
  canvas: CanvasRenderingContext2D,
  name: string,
  box: Box,
  { letters, shade }: Pick<Colours, 'letters' | 'shade'>,
  families: string,
): void {
  const lettering = fitInk(canvas, name, box, families);
  if (!lettering) return;
  const { size, depth, lines } = lettering;
  canvas.save();
  canvas.beginPath();
  canvas.rect(box.x, box.y, box.width, box.height);
  canvas.clip();
  canvas.font = fontOf(size, families);
  canvas.fillStyle = shade;
  for (let shift = depth; shift >= 0; shift -= layer) {
    for (const { text, x, y } of lines) canvas.fillText(text, x + shift, y + shift);
  }
  canvas.fillStyle = letters;
  for (const { text, x, y } of lines) canvas.fillText(text, x, y);
  canvas.restore();
}
