/** From this width on, the lists hang below their links and a mouse opens them (Menu.module.css). */
const wide = matchMedia('(min-width: 64em)');

/**
 * Tells which group of the header the mouse has come to, or that it has left them. `onResize` is
 * called when the header changes between its narrow and its wide form.
 */
export function startHover(onHover: (group: Element | null) => void, onResize: () => void): void {
  // A page that was reached by a link does not know it until the mouse first moves: where it rests
  // since the click is no wish to open a list.
  let hovered: Element | null | undefined = document.referrer ? undefined : null;
  const moveTo = (group: Element | null, isStill = false) => {
    const isResting = isStill || hovered === undefined || hovered === group;
    hovered = group;
    if (!isResting && wide.matches) onHover(group);
  };
  let place = 0;
  addEventListener('pointerover', ({ target, pointerType, x, y }) => {
    // While one page fades into the next, every point belongs to the root.
    if (pointerType !== 'mouse' || target === document.documentElement) return;
    // What opens and closes below a mouse that rests is not pointed at.
    const here = x + y / 1e4;
    moveTo((target as Element).closest('[data-group]'), here === place);
    place = here;
  });
  document.documentElement.addEventListener('pointerleave', () => moveTo(null));
  // Not addEventListener, which Safari 13 lacks; there a turned screen closes nothing.
  wide.onchange = onResize;
}
