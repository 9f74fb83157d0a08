import { afterNextPaint } from './after-next-paint.ts';

/**
 * Leads payers to a field that they have to look at again. It gets the focus at once, because iOS opens its
 * keyboard only during a press, and what it is folded into is opened. The page scrolls after the next
 * paint, which shows what is wrong.
 */
export function focusField(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  afterNextPaint(() => field.scrollIntoView({ block: 'nearest' }));
}
