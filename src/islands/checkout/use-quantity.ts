import { useState } from 'react';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity } from '#contract/quantity.ts';
import type { Purchase, Selection } from './selection.ts';

/** Keeps the quantity in the address, so that it survives a reload and going back. */
function keepInAddress(quantity: number): void {
  const url = new URL(location.href);
  url.searchParams.set('quantity', String(quantity));
  history.replaceState(history.state, '', url);
}

/** Digits as people write them: 1,200 is 1200. Anything else is no number. */
const numberIn = (text: string) =>
  /^[\d,]+$/.test(text.trim()) ? Number(text.replace(/,/g, '')) : Number.NaN;

/**
 * How many are bought: what stands in the field, and the purchase that it makes. There is none while
 * the catalogue does not allow what stands there.
 */
export function useQuantity(selection: Selection, gstPercent: number) {
  const [typed, setTyped] = useState<string>();
  if (selection.kind !== 'chosen') return { text: '', purchase: undefined, setText: setTyped };

  const { service, quantityText } = selection;
  const text = typed ?? quantityText;
  const quantity = numberIn(text);
  const purchase: Purchase | undefined = isQuantity(quantity, service.limits)
    ? { service, quantity, amounts: orderAmounts(service.amountPaise, quantity, gstPercent) }
    : undefined;

  function setText(next: string): void {
    setTyped(next);
    const chosen = numberIn(next);
    if (selection.kind === 'chosen' && isQuantity(chosen, selection.service.limits)) {
      keepInAddress(chosen);
    }
  }
  return { text, purchase, setText };
}
