/**
 * Runs in the browser. The elements whose words a visitor cannot read because they run out of the
 * window, or out of a box that cuts off what does not fit. A page can hide its overflow, so that it
 * does not scroll sideways, and lose words all the same. A strip that scrolls sideways itself loses none.
 */
export function cutOffText(): string[] {
  const slack = 1;
  /** Text for screen readers only, and drawings that repeat words. */
  const isUnseen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    const isTiny = width <= 1 && height <= 1;
    return isTiny || element.ariaHidden === 'true' || element.tagName === 'svg';
  };
  const ancestorsOf = (element: Element | null): Element[] =>
    element ? [element, ...ancestorsOf(element.parentElement)] : [];
  const cuts = (element: Element) => {
    const { overflowX } = getComputedStyle(element);
    return overflowX === 'hidden' || overflowX === 'clip';
  };
  const scrolls = (element: Element) =>
    element.scrollWidth > element.clientWidth && getComputedStyle(element).overflowX === 'auto';

  const isCutOff = (text: Text): boolean => {
    const ancestors = ancestorsOf(text.parentElement);
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
    if (rects.length === 0 || ancestors.some(isUnseen) || ancestors.some(scrolls)) return false;
    const boxes = ancestors.filter(cuts).map((box) => box.getBoundingClientRect());
    const left = Math.max(0, ...boxes.map((box) => box.left)) - slack;
    const right = Math.min(innerWidth, ...boxes.map((box) => box.right)) + slack;
    return rects.some((rect) => rect.left < left || rect.right > right);
  };

  /** A name that is the same on every page that has the fault. */
  const nameOf = ({ localName, className }: Element) =>
    [localName, ...className.split(/\s+/)].filter(Boolean).join('.');
  const pathTo = (element: Element | null): string => {
    if (!element) return '';
    return element.className
      ? nameOf(element)
      : `${pathTo(element.parentElement)} ${nameOf(element)}`;
  };

  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.textContent?.trim() && isCutOff(node as Text)) found.add(pathTo(node.parentElement));
  }
  return [...found];
}
