/**
 * Loads the script of a form without React, the budget's. Where it cannot be fetched, the page does
 * without it.
 */
export function loadFormScript(): void {
  const { script } = document.querySelector<HTMLElement>('[data-script]')?.dataset ?? {};
  if (script) import(/* @vite-ignore */ script).catch(() => {});
}
