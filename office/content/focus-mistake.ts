/** Moves the focus to the first field of a form that has a mistake. */
export const focusMistake = (form: HTMLElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
