import { useCallback, useEffect, useState } from 'react';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity, onlyOne } from '#contract/quantity.ts';
import { areaOf, isBegun, noSides, numberIn, type Sides } from './read-quantity.ts';
import type { Purchase, Selection } from './selection.ts';

/** Keeps the quantity in the address, so that it survives a reload and going back. */
function keepInAddress(quantity: number): void {
  const url = new URL(location.href);
  url.searchParams.set('quantity', String(quantity));
  history.replaceState(history.state, '', url);
}

/** How many of a service the payer has chosen, and how that is changed. */
export type QuantityChoice = ReturnType<typeof useQuantity>;

/**
 * How many are bought: what stands in the field, or the sides that make it, and the purchase. There is
 * none while the catalogue does not allow what stands there, or a size is begun and makes no area.
 */
export function useQuantity(selection: Selection, gstPercent: number) {
  const [typed, setTyped] = useState<string>();
  const [sides, setSides] = useState(noSides);
  const service = selection.kind === 'chosen' ? selection.service : undefined;
  const limits = service?.limits ?? onlyOne;
  const text = typed ?? (selection.kind === 'chosen' ? selection.quantityText : '');
  const number = numberIn(text);
  const quantity = service && isQuantity(number, limits) ? number : undefined;
  const isTyped = typed !== undefined;

  // After the paint: writing the address takes longer than drawing the new price.
  useEffect(() => {
    if (isTyped && quantity !== undefined) keepInAddress(quantity);
  }, [isTyped, quantity]);

  const { longestSide } = limits;
  const chooseSides = useCallback(
    (next: Sides) => {
      setSides(next);
      const area = areaOf(next, longestSide);
      if (area !== undefined) setTyped(String(area));
    },
    [longestSide],
  );
  function chooseQuantity(next: string) {
    setTyped(next);
    setSides(noSides);
  }

  const isSizeWrong = isBegun(sides) && areaOf(sides, longestSide) === undefined;
  const purchase: Purchase | undefined =
    service && quantity !== undefined && !isSizeWrong
      ? { service, quantity, amounts: orderAmounts(service.amountPaise, quantity, gstPercent) }
      : undefined;
  return { text, quantity, sides, isSizeWrong, purchase, chooseQuantity, chooseSides };
}
