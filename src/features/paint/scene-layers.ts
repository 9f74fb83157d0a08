import { overlayPath, type PaintedKind, scenePath, sceneSide, type Time } from './surfaces.ts';

/** The drawing behind the paint and the one over it; undefined where it could not be fetched. */
export interface SceneLayers {
  kind: PaintedKind;
  scene: HTMLCanvasElement | undefined;
  overlay: HTMLCanvasElement | undefined;
}

/** A drawing as pixels, so that the browser does not draw it anew at every key. */
async function toPixels(path: string): Promise<HTMLCanvasElement | undefined> {
  const image = new Image(sceneSide, sceneSide);
  image.src = path;
  try {
    await image.decode();
  } catch {
    return undefined;
  }
  const canvas = document.createElement('canvas');
  canvas.width = sceneSide;
  canvas.height = sceneSide;
  canvas.getContext('2d')?.drawImage(image, 0, 0, sceneSide, sceneSide);
  return canvas;
}

/** Fetches a scene. What cannot be fetched is left out: the name is painted all the same. */
export async function loadScene(kind: PaintedKind, time: Time): Promise<SceneLayers> {
  const [scene, overlay] = await Promise.all([
    toPixels(scenePath(kind, time)),
    toPixels(overlayPath(kind, time)),
  ]);
  return { kind, scene, overlay };
}
