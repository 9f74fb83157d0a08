function link(attributes: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Links the icon of the tab in place of an empty one. */
export function linkIcon(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = '/icon.svg';
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
