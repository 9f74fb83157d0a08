/** Of the Prerendering API (HTML standard), which TypeScript's library does not know. */
type MaybePrerendered = Document & { prerendering?: boolean };

/**
 * Runs once a visitor sees the page. A browser may load a page before its link is clicked
 * (server/http/speculation-rules.ts): until then nobody reads it, and no time counts.
 */
export function whenShown(run: () => void): void {
  const isAhead = (document as MaybePrerendered).prerendering === true;
  if (isAhead) document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
