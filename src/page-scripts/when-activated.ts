/** Part of the Prerendering API, which TypeScript's library does not know. */
type MaybePrerendered = Document & { prerendering?: boolean };

/**
 * Runs at once or, in a page that was prerendered before its link was clicked
 * (server/http/speculation-rules.ts), when it is activated: until then nobody reads it.
 */
export function whenActivated(run: () => void): void {
  if ((document as MaybePrerendered).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
