import { fetchScript } from './fetch-script.ts';

/**
 * Fetches the script of a form without React, Paint your name or the budget, which holds up nothing of the
 * first paint. Where it cannot be fetched, what the HTML says stays.
 */
export function loadFormScript(): void {
  fetchScript(document.querySelector<HTMLElement>('[data-script]')?.dataset.script);
}
