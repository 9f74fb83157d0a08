import { useEffect, useState } from 'react';
import { sceneSide } from './surfaces.ts';

/** The file of a painted board: being made, not possible in this browser, or ready to be shared or saved. */
type PictureFile =
  | { state: 'making' | 'failed' }
  | { state: 'share' | 'save'; file: File; url: string };

/** From one level of a colour to the next: 18 levels, black and white among them. */
const levelStep = 15;

/** The level of each value of a colour: a table takes a phone a third of the time that rounding does. */
const levels = Uint8Array.from(
  { length: 256 },
  (_, value) => Math.round(value / levelStep) * levelStep,
);

/**
 * A copy in fewer colours, each within 7 of 255 of the painted one, so that its PNG stays under 150 KB
 * (docs/decisions/0022) with edges as sharp as painted.
 */
function withFewerColours(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = document.createElement('canvas');
  copy.width = sceneSide;
  copy.height = sceneSide;
  const brush = copy.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  brush.drawImage(canvas, 0, 0);
  const picture = brush.getImageData(0, 0, sceneSide, sceneSide);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) data[at] = levels[data[at] as number] as number;
  brush.putImageData(picture, 0, 0);
  return copy;
}

/**
 * Keeps the file of a painted board ready before it is asked for: Safari forgets the tap while a picture
 * is encoded. `encode` replaces it by a picture of the canvas; `share` hands it to another app.
 */
export function usePictureFile() {
  const [picture, setPicture] = useState<PictureFile>({ state: 'making' });
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
      // No memory for a second canvas, or a browser that lets no page read one.
      setPicture({ state: 'failed' });
    }
  };

  const share = async () => {
    if (picture.state !== 'share') return;
    try {
      await navigator.share({ files: [picture.file] });
    } catch (error) {
      // Closing the list of apps is a decision; anything else leaves saving.
      const isCancelled = (error as Error).name === 'AbortError';
      if (!isCancelled) setPicture({ ...picture, state: 'save' });
    }
  };

  return { picture, encode, share };
}
