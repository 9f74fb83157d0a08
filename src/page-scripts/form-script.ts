/**
 * Loads the script of a form without React, Paint your name or the budget. Where it cannot be fetched, the
 * page does without it.
 */
export function loadFormScript(): void {
  const { script } = document.querySelector<HTMLElement>('[data-script]')?.dataset ?? {};
  if (script) import(/* @vite-ignore */ script).catch(() => {});
}
