/**
 * Links the icon of the tab in place of an empty one, and the web manifest, which lies beside the home page
 * of each language. Browsers fetch both, and the icon of the manifest, at once: so not before the first paint.
 */
export function linkIcons(): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = '/icon.svg';
  const home = document.querySelector('header a')?.getAttribute('href');
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `${home}/site.webmanifest`.replace('//', '/');
  document.head.append(manifest);
}
