import type { Colours } from './colours.ts';
import { drawName } from './draw-name.ts';
import type { SceneLayers } from './scene-layers.ts';
import { sceneSide, signatureInk, surfaces } from './surfaces.ts';

/** What a visitor has painted. */
interface PaintedName {
  name: string;
  colours: Colours;
  /** Font families of the name. */
  families: string;
  /** Whether the name is being typed, and will change at the next key. */
  isTyping: boolean;
}

/** Lamp-black, until the scene comes and where it cannot be fetched. */
const night = '#1d1713';

/** Covers the whole picture, which is black before. */
export function paintNight(canvas: CanvasRenderingContext2D): void {
  canvas.fillStyle = night;
  canvas.fillRect(0, 0, sceneSide, sceneSide);
}

/** Paints all but the name: the scene, what lies over it, the agency's small line. */
export function paintScene(
  canvas: CanvasRenderingContext2D,
  { kind, scene, overlay }: SceneLayers,
  signature: string,
  families: string,
): void {
  paintNight(canvas);
  if (scene) canvas.drawImage(scene, 0, 0);
  if (overlay) canvas.drawImage(overlay, 0, 0);
  const ink = { letters: signatureInk, shade: 'transparent' };
  drawName(canvas, signature, surfaces[kind].signature, ink, families);
}

/** Paints the name on its ground anew, and what lies over it; around it the scene stays as it is. */
export function paintName(
  canvas: CanvasRenderingContext2D,
  { kind, overlay }: SceneLayers,
  { name, colours, families, isTyping }: PaintedName,
): void {
  const { ground, letters } = surfaces[kind];
  const { x, y, width, height } = ground;
  canvas.fillStyle = colours.ground;
  canvas.fillRect(x, y, width, height);
  drawName(canvas, name, letters, colours, families, isTyping);
  if (overlay) canvas.drawImage(overlay, x, y, width, height, x, y, width, height);
}
