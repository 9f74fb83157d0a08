import { encodeWhenIdle } from './picture-file.ts';

/**
 * Keeps the picture ready behind the buttons: one hands it to another app, the other saves it where the
 * browser cannot share files. `finish` completes the painting first. Returns the function to call after
 * each change of the canvas.
 */
export function startShareButtons(
  form: HTMLElement,
  canvas: HTMLCanvasElement,
  finish: () => void,
): () => void {
  const save = form.querySelector('[data-save]') as HTMLAnchorElement;
  let picture: File | undefined;
  form.querySelector('[data-send]')?.addEventListener('click', () => {
    // A visitor who closes the list of apps has decided not to share: there is nothing to report.
    if (picture) navigator.share({ files: [picture] }).catch(() => {});
  });
  return encodeWhenIdle(canvas, finish, (file, method) => {
    picture = file;
    URL.revokeObjectURL(save.href);
    save.href = URL.createObjectURL(file);
    save.download = file.name;
    form.dataset.way = method;
  });
}
