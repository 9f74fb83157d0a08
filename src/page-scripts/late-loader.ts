import { afterFirstPaint } from './after-first-paint.ts';

/**
 * Fetches late.ts after the first paint: what nobody needs before is no part of the page. Without it the
 * page stays as it is: no chat prompt, display font, icon, web manifest or styles for paper; lists that open
 * at a click alone, the notice as it was when the page was read, the year of the build, and a name under a
 * board that is typed in vain.
 */
export function loadLateScript(): void {
  const { late } = document.body.dataset;
  afterFirstPaint(() => import(/* @vite-ignore */ late as string).catch(() => {}));
}
