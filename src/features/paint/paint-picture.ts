import { drawName } from './draw-name.ts';
import { type Colours, sceneSide, signatureInk, surfaces } from './surfaces.ts';
import type { SceneLayers } from './use-scene.ts';

/** Lamp-black, until a scene has loaded or if it fails to. */
const night = '#1d1713';

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
