/** How long the visitor must pause before the picture is packed, in ms. */
const pauseMs = 200;
const quality = 0.8;

/** How a picture leaves the page: handed to another app, or as a download. */
type Way = 'share' | 'save';

/**
 * Packs the canvas as a file whenever it has not changed for a while, so that the file is ready before the
 * tap: Safari forgets the tap while a picture is packed. `finish` paints what was left out while it
 * changed. Returns the function to call after each change of the canvas.
 */
export function packWhenResting(
  canvas: HTMLCanvasElement,
  finish: () => void,
  onPacked: (file: File, way: Way) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const pack = () => {
    finish();
    canvas.toBlob(
      (blob) => {
        if (!blob) return;
        const file = new File([blob], 'board.jpg', { type: blob.type });
        onPacked(file, navigator.canShare?.({ files: [file] }) ? 'share' : 'save');
      },
      'image/jpeg',
      quality,
    );
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(pack, pauseMs);
  };
}
