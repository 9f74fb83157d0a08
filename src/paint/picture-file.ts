/** How long the visitor must pause before the picture is encoded, in ms. */
const pauseMs = 200;
const quality = 0.8;

/** How a picture leaves the page: handed to another app, or as a download. */
type ShareMethod = 'share' | 'save';

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
    canvas.toBlob(
      (blob) => {
        if (!blob) return;
        const file = new File([blob], 'board.jpg', { type: blob.type });
        onEncoded(file, navigator.canShare?.({ files: [file] }) ? 'share' : 'save');
      },
      'image/jpeg',
      quality,
    );
  };
  return () => {
    clearTimeout(timer);
    timer = setTimeout(encode, pauseMs);
  };
}
