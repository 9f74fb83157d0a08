/** From this width on, the lists hang below their links and a mouse opens them (Menu.module.css). */
const wide = matchMedia('(min-width: 64em)');

/**
 * Lets a mouse open the header's lists and close what it leaves. It presses what menus.ts listens to, and
 * comes after the first paint: until then a list opens at a click.
 */
export function startMenuHover(): void {
  const header = document.querySelector('header');
  if (!header) return;
  // A press beside its links closes whatever is open.
  const closeAll = () => header.click();
  // After a click on a link, the page does not know where the mouse is until it moves. A mouse that still
  // rests where it clicked does not ask for a list.
  let hovered: Element | null | undefined = document.referrer ? undefined : null;
  const moveTo = (group: Element | null) => {
    const isResting = hovered === undefined || hovered === group;
    hovered = group;
    if (isResting || !wide.matches) return;
    if (group) group.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
    else closeAll();
  };
  // A visitor who did not follow a link may already be pointing at a list.
  if (hovered === null) moveTo(header.querySelector('[data-group]:hover'));
  // Not pointerover, which also comes when something opens or closes below a mouse that rests.
  addEventListener('pointermove', ({ target, pointerType }) => {
    // While one page fades into the next, every point belongs to the root.
    if (pointerType !== 'mouse' || target === document.documentElement) return;
    moveTo((target as Element).closest('[data-group]'));
  });
  document.documentElement.addEventListener('pointerleave', () => moveTo(null));
  // Not addEventListener, which Safari 13 lacks; there a turned screen closes nothing.
  wide.onchange = closeAll;
}
