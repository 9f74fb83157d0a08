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
  const moveTo = (group: Element | null) => {
    const isResting = hovered === undefined || hovered === group;
    hovered = group;
    if (!isResting && wide.matches) onHover(group);
  };
  addEventListener('pointerover', ({ target, pointerType }) => {
    // While one page fades into the next, every point belongs to the root.
    const isKnown = target !== document.documentElement;
    if (pointerType === 'mouse' && isKnown) moveTo((target as Element).closest('[data-group]'));
  });
  document.documentElement.addEventListener('pointerleave', () => moveTo(null));
  // Not addEventListener, which Safari 13 lacks; there a turned screen closes nothing.
  wide.onchange = onResize;
}
