import { useEffect, useState } from 'react';
import { overlayPath, type PaintedKind, scenePath, sceneSide } from './surfaces.ts';

/** The pictures around and above the paint; undefined if they fail to load. */
export interface SceneLayers {
  kind: PaintedKind;
  isNight: boolean;
  scene: HTMLCanvasElement | undefined;
  overlay: HTMLCanvasElement | undefined;
}

/** Rasterises an SVG once, so that the browser does not do so on every keystroke. */
async function loadPixels(path: string): Promise<HTMLCanvasElement | undefined> {
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

/** Loads the scene of a board: the night version in dark mode. The previous scene stays until then. */
export function useScene(kind: PaintedKind): SceneLayers | undefined {
  const [layers, setLayers] = useState<SceneLayers>();
  useEffect(() => {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    let isCurrent = true;
    const load = async () => {
      const isNight = dark.matches;
      const time = isNight ? 'night' : 'day';
      const paths = [scenePath(kind, time), overlayPath(kind, time)];
      const [scene, overlay] = await Promise.all(paths.map(loadPixels));
      if (isCurrent && dark.matches === isNight) setLayers({ kind, isNight, scene, overlay });
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
