import { useCallback, useEffect, useState } from 'react';
import { type Counts, countNames } from '#contract/counts.ts';
import { orderAmounts } from '#contract/order-amounts.ts';
import { isQuantity, onlyOne } from '#contract/quantity.ts';
import { areaOf, isBegun, noSides, numberIn, type Sides, sizeOf } from './read-quantity.ts';
import type { Purchase, Selection } from './selection.ts';

/** Keeps quantity and counts in the address, so that they survive a reload and going back. */
function keepInAddress(quantity: number, counts: Counts | null): void {
  const url = new URL(location.href);
  for (const name of countNames) url.searchParams.delete(name);
  for (const [name, number] of Object.entries({ quantity, ...counts })) {
    url.searchParams.set(name, String(number));
  }
  history.replaceState(history.state, '', url);
}

/** How many of a service the payer has chosen, and how that is changed. */
export type QuantityChoice = ReturnType<typeof useQuantity>;

/** What was typed: a number, or the sides that make it. */
interface Typed {
  /** The number; undefined where sides were begun and have made none yet. */
  text: string | undefined;
  sides: Sides;
  /** The sides as numbers; null where they make no area, or a number was typed. */
  counts: Counts | null;
}

/**
 * How many are bought: what stands in the field, or the sides that make it, and the purchase. There is
 * none while the catalogue does not allow what stands there, or a size is begun and makes no area.
 */
export function useQuantity(selection: Selection, gstPercent: number) {
  const [typed, setTyped] = useState<Typed>();
  const chosen = selection.kind === 'chosen' ? selection : undefined;
  const service = chosen?.service;
  const limits = service?.limits ?? onlyOne;
  const text = typed?.text ?? chosen?.quantityText ?? '';
  const number = numberIn(text);
  const quantity = service && isQuantity(number, limits) ? number : undefined;
  const counts = (typed ?? chosen)?.counts ?? null;
  const sides = typed?.sides ?? noSides;

  // After the paint: writing the address takes longer than drawing the new price.
  useEffect(() => {
    if (typed && quantity !== undefined) keepInAddress(quantity, typed.counts);
  }, [typed, quantity]);

  const { longestSide } = limits;
  const chooseSides = useCallback(
    (next: Sides) => {
      const area = areaOf(next, longestSide);
      setTyped((before) =>
        area === undefined
          ? { text: before?.text, sides: next, counts: null }
          : { text: String(area), sides: next, counts: sizeOf(next) },
      );
    },
    [longestSide],
  );
  const chooseQuantity = (next: string) => setTyped({ text: next, sides: noSides, counts: null });

  const isSizeWrong = isBegun(sides) && areaOf(sides, longestSide) === undefined;
  const purchase: Purchase | undefined =
    service && quantity !== undefined && !isSizeWrong
      ? {
          service,
          quantity,
          counts,
          amounts: orderAmounts(service.amountPaise, quantity, gstPercent),
        }
      : undefined;
  return { text, quantity, sides, isSizeWrong, purchase, chooseQuantity, chooseSides };
}
