import { afterFirstPaint } from './after-first-paint.ts';

/**
 * Fetches late.ts after the first paint: what nobody needs before is no part of the page. Without it the
 * page stays as it is, only without chat prompt and display font.
 */
export function loadLateScript(): void {
  const { late } = document.body.dataset;
  afterFirstPaint(() => import(/* @vite-ignore */ late as string).catch(() => {}));
}
