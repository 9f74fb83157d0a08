/** Room between the dock and whatever is focused, in px. */
const gapPx = 16;

/**
 * Lets focused elements scroll clear of what floats at the bottom of the screen, and the footer end
 * above it (WCAG 2.4.11). To be called whenever something there appears or disappears.
 */
export function makeRoomForDock(): void {
  const floating = [...document.querySelectorAll('[data-dock] aside, [data-dock] a')]
    .map((element) => element.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  const room = `${innerHeight - Math.min(innerHeight, ...floating) + gapPx}px`;
  document.documentElement.style.scrollPaddingBottom = room;
  const footer = document.querySelector('footer');
  if (footer) footer.style.paddingBottom = room;
}
