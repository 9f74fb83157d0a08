/** Links the web manifest. Browsers fetch it, and its icon, at once: so not before the first paint. */
export function linkWebManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/site.webmanifest';
  document.head.append(link);
}
