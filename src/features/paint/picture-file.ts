import { sceneSide } from './surfaces.ts';

/** How long the visitor must pause before the picture is encoded, in ms. */
const pauseMs = 200;

/** From one level of a colour to the next: 18 levels, with black and white among them. */
const levelStep = 15;

/** The level of each value of a colour. To round all of them anew takes a phone three times as long. */
const levels = Uint8Array.from(
  { length: 256 },
  (_, value) => Math.round(value / levelStep) * levelStep,
);

/** How a picture leaves the page: handed to another app, or as a download. */
type ShareMethod = 'share' | 'save';

/**
 * A copy in fewer colours, each at most 7 of 255 beside the painted one: so a PNG of it stays under 150 KB
 * (docs/product.md, Paint your name), with edges as sharp as they are painted.
 */
function withFewerColours(canvas: HTMLCanvasElement): HTMLCanvasElement {
  const copy = canvas.cloneNode() as HTMLCanvasElement;
  const brush = copy.getContext('2d', { alpha: false }) as CanvasRenderingContext2D;
  brush.drawImage(canvas, 0, 0);
  const picture = brush.getImageData(0, 0, sceneSide, sceneSide);
  const { data } = picture;
  for (let at = 0; at < data.length; at += 1) data[at] = levels[data[at] as number] as number;
  brush.putImageData(picture, 0, 0);
  return copy;
}

/**
 * Encodes the canvas as a file whenever it has not changed for a while, so that the file is ready before the
 * tap: Safari forgets the tap while a picture is encoded. `finish` paints what was left out while it
 * changed. Returns the function to call after each change of the canvas.
 */
export function encodeWhenIdle(
  canvas: HTMLCanvasElement,
  finish: () => void,
  onEncoded: (file: File, method: ShareMethod) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const encode = () => {
    finish();
    withFewerColours(canvas).toBlob((blob) => {
      if (!blob) return;
      const file = new File([blob], 'board.png', { type: blob.type });
      onEncoded(file, navigator.canShare?.({ files: [file] }) ? 'share' : 'save');
    });
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(encode, pauseMs);
  };
}
