import { whenPainted } from './when-painted.ts';

/** Names the web manifest once the page has been painted: browsers fetch it, and its icon, at once. */
export function startManifest(): void {
  whenPainted(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/site.webmanifest';
    document.head.append(link);
  });
}
