import { afterNextPaint } from '../after-next-paint.ts';

/**
 * Leads the payer to a field that he has to look at again. It has the focus at once, for iOS opens its
 * keyboard only within a press; what it is folded into is opened for it. The page scrolls after the next paint, which shows what is wrong.
 */
export function focusField(field: HTMLElement): void {
  field.closest('details')?.setAttribute('open', '');
  field.focus({ preventScroll: true });
  afterNextPaint(() => field.scrollIntoView({ block: 'nearest' }));
}
