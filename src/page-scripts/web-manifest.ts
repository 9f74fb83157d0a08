/**
 * Links the web manifest, which lies beside the home page of each language. Browsers fetch it, and its
 * icon, at once: so not before the first paint.
 */
export function linkWebManifest(): void {
  const home = document.querySelector('header a')?.getAttribute('href');
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${home}/site.webmanifest`.replace('//', '/');
  document.head.append(link);
}
