import { packWhenResting } from './picture-file.ts';

/**
 * Keeps the picture ready behind the buttons: one hands it to another app, the other saves it where the
 * browser shares no files. `finish` paints it whole before. Gives the function that says that the canvas
 * has changed.
 */
export function startShareButtons(
  form: HTMLElement,
  canvas: HTMLCanvasElement,
  finish: () => void,
): () => void {
  const save = form.querySelector('[data-save]') as HTMLAnchorElement;
  let picture: File | undefined;
  form.querySelector('[data-send]')?.addEventListener('click', () => {
    // Whoever closes the list of apps has changed his mind: nothing to be told.
    if (picture) navigator.share({ files: [picture] }).catch(() => {});
  });
  return packWhenResting(canvas, finish, (file, way) => {
    picture = file;
    URL.revokeObjectURL(save.href);
    save.href = URL.createObjectURL(file);
    save.download = file.name;
    form.dataset.way = way;
  });
}
