/** The text with a line break wherever its element breaks it now. */
function withBreaks(text: Text): string {
  const range = document.createRange();
  let top: number | undefined;
  return text.data.replace(/(^| )(?=\S)/g, (space, _, at: number) => {
    const before = top;
    range.setStart(text, at + space.length);
    range.setEnd(text, at + space.length + 1);
    top = range.getBoundingClientRect().top;
    return before !== undefined && top > before ? '\n' : space;
  });
}

/**
 * Breaks the lines of a headline where they break now, whatever font comes, until the page becomes wider
 * or narrower. Gives the function that undoes it. The headline must be one text.
 */
export function keepLines(headline: HTMLElement): () => void {
  const text = headline.firstChild as Text;
  const { data } = text;
  const width = innerWidth;
  const undo = () => {
    text.data = data;
    headline.style.whiteSpace = '';
  };
  text.data = withBreaks(text);
  headline.style.whiteSpace = 'pre';
  // The bars of a phone's browser change the height alone.
  addEventListener('resize', () => innerWidth === width || undo());
  return undo;
}
