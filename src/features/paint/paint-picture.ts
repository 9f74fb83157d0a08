import { fitName, fontSize, inkMeter } from './fit-name.ts';
import {
  areLettersLast,
  type Box,
  type Colours,
  sceneSide,
  signatureInk,
  surfaces,
} from './surfaces.ts';
import type { SceneLayers } from './use-scene.ts';

/** Lamp-black, if a scene fails to load. */
const night = '#1d1713';

/** Px between two layers of the shade: close enough to look solid. */
const layer = 2.5;

/** Layers while a name is typed, when each delays the response to a key. */
const layersWhileTyping = 2;

/** Draws a name into a box like a signwriter: shade first, then letters. Fewer layers of shade while typing. */
function drawName(
  canvas: CanvasRenderingContext2D,
  name: string,
  box: Box,
  { letters, shade }: Pick<Colours, 'letters' | 'shade'>,
  families: string,
  isTyping = false,
): void {
  const lettering = fitName(name, box, inkMeter(canvas, families));
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
  { kind, scene, overlay }: SceneLayers,
  signature: string,
  families: string,
): void {
  canvas.fillStyle = night;
  canvas.fillRect(0, 0, sceneSide, sceneSide);
  if (scene) canvas.drawImage(scene, 0, 0);
  if (overlay) canvas.drawImage(overlay, 0, 0);
  const ink = { letters: signatureInk, shade: 'transparent' };
  drawName(canvas, signature, surfaces[kind].signature, ink, families);
}

/** Repaints the ground, the name and the overlay. The scene stays. */
export function paintName(
  canvas: CanvasRenderingContext2D,
  { kind, isNight, overlay }: SceneLayers,
  name: string,
  colours: Colours,
  families: string,
  isTyping: boolean,
): void {
  const { ground, letters } = surfaces[kind];
  const { x, y, width, height } = ground;
  canvas.fillStyle = colours.ground;
  canvas.fillRect(x, y, width, height);
  const paint = () => drawName(canvas, name, letters, colours, families, isTyping);
  const isLast = areLettersLast(kind, isNight);
  if (!isLast) paint();
  if (overlay) canvas.drawImage(overlay, x, y, width, height, x, y, width, height);
  if (isLast) paint();
}
