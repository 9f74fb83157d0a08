import { fitName, type Ink } from './fit-name.ts';
import { type Box, type Colours, sceneSide, signatureInk, surfaces } from './surfaces.ts';
import type { SceneLayers } from './use-scene.ts';

/** Lamp-black, until a scene has loaded or if it fails to. */
const night = '#1d1713';

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
function drawName(
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

/** Paints all but the name: the scene, its overlay, and the agency's small line. */
export function paintScene(
  canvas: CanvasRenderingContext2D,
  layers: SceneLayers | undefined,
  signature: string,
  families: string,
): void {
  canvas.fillStyle = night;
  canvas.fillRect(0, 0, sceneSide, sceneSide);
  if (!layers) return;
  const { kind, scene, overlay } = layers;
  if (scene) canvas.drawImage(scene, 0, 0);
  if (overlay) canvas.drawImage(overlay, 0, 0);
  const ink = { letters: signatureInk, shade: 'transparent' };
  drawName(canvas, signature, surfaces[kind].signature, ink, families);
}

/** Repaints the ground, the name and the overlay above it; the scene around stays. */
export function paintName(
  canvas: CanvasRenderingContext2D,
  { kind, overlay }: SceneLayers,
  name: string,
  colours: Colours,
  families: string,
  isTyping: boolean,
): void {
  const { ground, letters } = surfaces[kind];
  const { x, y, width, height } = ground;
  canvas.fillStyle = colours.ground;
  canvas.fillRect(x, y, width, height);
  drawName(canvas, name, letters, colours, families, isTyping);
  if (overlay) canvas.drawImage(overlay, x, y, width, height, x, y, width, height);
}
