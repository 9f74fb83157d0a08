import { afterFirstPaint } from './after-first-paint.ts';

/** Links the web manifest after the first paint: browsers fetch it, and its icon, at once. */
export function linkWebManifest(): void {
  afterFirstPaint(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/site.webmanifest';
    document.head.append(link);
  });
}
