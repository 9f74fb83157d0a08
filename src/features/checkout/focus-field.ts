/**
 * Focuses an invalid field, opening the disclosure it is in. At once, because iOS opens its keyboard only
 * during a press; the page scrolls after the next paint, which shows the error message.
 */
export function focusField(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  requestAnimationFrame(() => setTimeout(() => field.scrollIntoView({ block: 'nearest' })));
}
