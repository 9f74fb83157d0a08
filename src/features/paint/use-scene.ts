import { useEffect, useState } from 'react';
import { overlayPath, type PaintedKind, scenePath, sceneSide, type Time } from './surfaces.ts';

/** The drawing behind the paint and the one over it; undefined where it could not be fetched. */
export interface SceneLayers {
  kind: PaintedKind;
  scene: HTMLCanvasElement | undefined;
  overlay: HTMLCanvasElement | undefined;
}

/** A drawing as pixels, so that the browser does not rasterise it at every key. */
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

async function loadScene(kind: PaintedKind, time: Time): Promise<SceneLayers> {
  const [scene, overlay] = await Promise.all([
    toPixels(scenePath(kind, time)),
    toPixels(overlayPath(kind, time)),
  ]);
  return { kind, scene, overlay };
}

/**
 * The scene of a board, by night in the dark colour scheme. While another one loads, the one before stays;
 * what cannot be fetched is left out. Undefined until the first has come.
 */
export function useScene(kind: PaintedKind): SceneLayers | undefined {
  const [layers, setLayers] = useState<SceneLayers>();
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    let isCurrent = true;
    const load = async () => {
      const isNight = dark.matches;
      const loaded = await loadScene(kind, isNight ? 'night' : 'day');
      if (isCurrent && dark.matches === isNight) setLayers(loaded);
    };
    load();
    dark.addEventListener('change', load);
    return () => {
      isCurrent = false;
      dark.removeEventListener('change', load);
    };
  }, [kind]);
  return layers;
}
