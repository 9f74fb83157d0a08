import type { Colours } from './colours.ts';
import { letterName } from './letter-name.ts';
import type { SceneLayers } from './scene-layers.ts';
import { type Box, sceneSide, signatureInk, surfaces } from './surfaces.ts';

/** What is painted into a scene. */
export interface Painting {
  name: string;
  colours: Colours;
  /** The agency's small line. */
  signature: string;
  /** Font families of the name, and of the small line. */
  families: { name: string; signature: string };
}

/** Lamp-black, where the scene could not be fetched. */
const night = '#1d1713';

const signatureMargin = 9;

const inside = ({ x, y, width, height }: Box, margin: number): Box => ({
  x: x + margin,
  y: y + margin,
  width: width - 2 * margin,
  height: height - 2 * margin,
});

/** Paints the whole picture: the scene, the ground, the name, what lies over the paint, the small line. */
export function paintPicture(
  canvas: CanvasRenderingContext2D,
  { kind, scene, overlay }: SceneLayers,
  { name, colours, signature, families }: Painting,
): void {
  const { ground, letters, signature: plate } = surfaces[kind];
  canvas.fillStyle = night;
  canvas.fillRect(0, 0, sceneSide, sceneSide);
  if (scene) canvas.drawImage(scene, 0, 0);
  canvas.fillStyle = colours.ground;
  canvas.fillRect(ground.x, ground.y, ground.width, ground.height);
  letterName(canvas, name, letters, colours, families.name);
  if (overlay) canvas.drawImage(overlay, 0, 0);
  const ink = { letters: signatureInk, shade: 'transparent' };
  letterName(canvas, signature, inside(plate, signatureMargin), ink, families.signature);
}
