import { drawName } from './draw-name.ts';
import { type Colours, sceneSide, signatureInk, surfaces } from './surfaces.ts';
import type { SceneLayers } from './use-scene.ts';

/** A name to paint on a board. */
interface PaintedName {
  name: string;
  colours: Colours;
  /** Font families of the name. */
  families: string;
  /** Whether the name is being typed, and will change at the next key. */
  isTyping: boolean;
}

/** All of a picture but the name. */
export interface Surroundings {
  layers: SceneLayers;
  /** The agency's small line, and its font families. */
  signature: string;
  families: string;
}

/** Lamp-black, until the scene comes and where it cannot be fetched. */
const night = '#1d1713';

/** Fills the picture, which is black at first, with the colour of the empty board. */
export function clearCanvas(canvas: CanvasRenderingContext2D): void {
  canvas.fillStyle = night;
  canvas.fillRect(0, 0, sceneSide, sceneSide);
}

/** Paints all but the name: the scene, what lies over it, the agency's small line. */
export function paintScene(canvas: CanvasRenderingContext2D, surroundings: Surroundings): void {
  const { layers, signature, families } = surroundings;
  const { kind, scene, overlay } = layers;
  clearCanvas(canvas);
  if (scene) canvas.drawImage(scene, 0, 0);
  if (overlay) canvas.drawImage(overlay, 0, 0);
  const ink = { letters: signatureInk, shade: 'transparent' };
  drawName(canvas, signature, surfaces[kind].signature, ink, families);
}

/** Repaints the name on its ground, and what lies over it; the scene around stays as it is. */
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
