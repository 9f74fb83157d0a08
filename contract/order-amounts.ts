/**
 * Computes an order's amounts, for both page and server. GST is computed on the whole price and rounded to the
 * nearest paisa, half a paisa up.
 */
export function orderAmounts(unitPaise: number, quantity: number, gstPercent: number) {
  const pricePaise = unitPaise * quantity;
  const taxPaise = Math.round((pricePaise * gstPercent) / 100);
  return { pricePaise, taxPaise, totalPaise: pricePaise + taxPaise };
}

/** Amounts of an order in integer paise. */
export type OrderAmounts = ReturnType<typeof orderAmounts>;
