import { useEffect, useState } from 'react';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity, type QuantityLimits } from '#contract/quantity.ts';
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

/** The quantity that a text names, undefined where the catalogue does not allow it. */
function quantityIn(text: string, limits: QuantityLimits): number | undefined {
  const quantity = numberIn(text);
  return isQuantity(quantity, limits) ? quantity : undefined;
}

/**
 * How many are bought: what stands in the field, and the purchase that it makes. There is none while
 * the catalogue does not allow what stands there.
 */
export function useQuantity(selection: Selection, gstPercent: number) {
  const [typed, setText] = useState<string>();
  const service = selection.kind === 'chosen' ? selection.service : undefined;
  const text = typed ?? (selection.kind === 'chosen' ? selection.quantityText : '');
  const quantity = service && quantityIn(text, service.limits);
  const isTyped = typed !== undefined;

  // After the paint: writing the address takes longer than drawing the new price.
  useEffect(() => {
    if (isTyped && quantity !== undefined) keepInAddress(quantity);
  }, [isTyped, quantity]);

  const purchase: Purchase | undefined =
    service && quantity !== undefined
      ? { service, quantity, amounts: orderAmounts(service.amountPaise, quantity, gstPercent) }
      : undefined;
  return { text, purchase, setText };
}
