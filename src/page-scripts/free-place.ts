const controls = 'a, button, input, select, textarea, label, summary, canvas';
const words = 'h1, h2, h3, p, li, dt, dd, figcaption, legend';
/** Distance from whatever stays in sight, in px. */
const gapPx = 2;

/** Controls, the promises beside the headline, and whatever a visitor fills in or waits for. */
function isVital(element: Element): boolean {
  return (
    element.matches(`header, astro-island *, ${controls}`) ||
    element.parentElement === document.querySelector('h1')?.parentElement
  );
}

/**
 * The lowest place on the screen where a slip hides nothing; where there is none, the lowest at which
 * it hides only plain text. Its distance from the top of the page in px; undefined where there is no
 * place. The slip must be displayed.
 */
export function findFreePlace(slip: HTMLElement): number | undefined {
  const { left, right, height } = slip.getBoundingClientRect();
  const seen = [...document.querySelectorAll(`header, ${words}, ${controls}`)].filter(
    (element) => !element.closest('[aria-hidden], [data-prompt], [data-chat]'),
  );
  const lowestAmong = (elements: Element[]) => {
    const boxes = elements
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.left < right && box.right > left);
    for (let top = innerHeight - height; top > 0; top -= 1) {
      const isFree = ({ top: upper, bottom }: DOMRect) =>
        bottom <= top - gapPx || upper >= top + height + gapPx;
      if (boxes.every(isFree)) return Math.floor(top + scrollY);
    }
    return undefined;
  };
  return lowestAmong(seen) ?? lowestAmong(seen.filter(isVital));
}
