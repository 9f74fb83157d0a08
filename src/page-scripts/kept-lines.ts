/** The text with a line break wherever its element breaks it now. */
function withBreaks(text: Text): string {
  const range = document.createRange();
  const topAt = (at: number) => {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    return range.getBoundingClientRect().top;
  };
  let top = topAt(0);
  return text.data.replace(/ (?=\S)/g, (space, at: number) => {
    const before = top;
    top = topAt(at + 1);
    return top > before ? '\n' : space;
  });
}

/**
 * Breaks the lines of a headline where they break now, whatever font comes, until the page becomes wider
 * or narrower. Gives the function that undoes it; undefined where the headline is more than one text.
 */
export function keepLines({
  childNodes: [text, more],
  style,
}: HTMLElement): (() => void) | undefined {
  if (!(text instanceof Text) || more) return undefined;
  const { data } = text;
  const width = innerWidth;
  const undo = () => {
    text.data = data;
    style.whiteSpace = '';
    removeEventListener('resize', onResize);
  };
  // The bars of a phone's browser change the height alone.
  const onResize = () => {
    if (innerWidth !== width) undo();
  };
  text.data = withBreaks(text);
  style.whiteSpace = 'pre';
  addEventListener('resize', onResize);
  return undo;
}
