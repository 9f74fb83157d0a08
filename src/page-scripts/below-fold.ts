/**
 * Lays out what is below the fold, which was left out of the first paint (base.css), so that it is there
 * when a visitor scrolls fast and in full-page screenshots. One part in each frame: all of it at once
 * would keep a slow phone from answering a touch for a fifth of a second.
 */
export function layOutBelowFold(): void {
  const parts = document.querySelectorAll<HTMLElement>('main > *, footer');
  let next = 0;
  const layOutNext = () => {
    const part = parts[next];
    if (!part) return;
    part.dataset.laidOut = '';
    next += 1;
    requestAnimationFrame(layOutNext);
  };
  layOutNext();
}
