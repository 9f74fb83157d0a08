import { useEffect, useState } from 'react';
import { sceneSide } from './surfaces.ts';

/** The file of a painted board: pending, unsupported by the browser, or ready to share or to save. */
type PictureFile =
  | { state: 'pending' | 'failed' }
  | { state: 'share' | 'save'; file: File; url: string };

/** Distance between two levels of a colour channel: 18 levels, black and white included. */
const levelStep = 15;

/** The level of each channel value: on a phone a table takes a third of the time of rounding. */
const levels = Uint8Array.from(
  { length: 256 },
  (_, value) => Math.round(value / levelStep) * levelStep,
);

/** Copies a canvas with fewer colours, so that its PNG stays under 150 KB (docs/decisions/0022). */
function withFewerColours(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = sceneSide;
  copy.height = sceneSide;
  const context = copy.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  context.drawImage(canvas, 0, 0);
  const picture = context.getImageData(0, 0, sceneSide, sceneSide);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) data[at] = levels[data[at] as number] as number;
  context.putImageData(picture, 0, 0);
  return copy;
}

/**
 * The current picture as a file, encoded before the button is pressed: Safari forgets the tap during an
 * encoding. `encode` replaces it; `share` hands it to another app, with a text or alone.
 */
export function usePictureFile() {
  const [picture, setPicture] = useState<PictureFile>({ state: 'pending' });
  const url = 'url' in picture ? picture.url : '';
  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const encode = (canvas: HTMLCanvasElement) => {
    try {
      withFewerColours(canvas).toBlob((blob) => {
        if (!blob) return setPicture({ state: 'failed' });
        const file = new File([blob], 'board.png', { type: blob.type });
        const canShare = navigator.canShare?.({ files: [file] });
        setPicture({ state: canShare ? 'share' : 'save', file, url: URL.createObjectURL(file) });
      });
    } catch {
      // No memory for a second canvas, or canvas reads are blocked.
      setPicture({ state: 'failed' });
    }
  };

  const share = async (text?: string) => {
    if (picture.state !== 'share') return;
    try {
      await navigator.share({ files: [picture.file], ...(text && { text }) });
    } catch (error) {
      // A closed share sheet is the visitor's choice; any other error falls back to saving.
      const isCancelled = (error as Error).name === 'AbortError';
      if (!isCancelled) setPicture({ ...picture, state: 'save' });
    }
  };

  return { picture, encode, share };
}
