function link(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/**
 * Links the web manifest, which lies beside the home page of each language. Browsers fetch it, and its
 * icon, at once: so not before the first paint.
 */
export function linkWebManifest(): void {
  const home = document.querySelector('header a')?.getAttribute('href');
  link({ rel: 'manifest', href: `${home}/site.webmanifest`.replace('//', '/') });
}

/** Links the styles for paper of a page that has some (layouts/Page.astro): no screen waits for them. */
export function linkPrintStyles(): void {
  const { print } = document.body.dataset;
  if (print) link({ rel: 'stylesheet', href: print, media: 'print' });
}
