/** The amounts of an order, for page and server. GST is on the whole price, half a paisa rounded up. */
export function orderAmounts(unitPaise: number, quantity: number, gstPercent: number) {
  const pricePaise = unitPaise * quantity;
  const taxPaise = Math.round((pricePaise * gstPercent) / 100);
  return { pricePaise, taxPaise, totalPaise: pricePaise + taxPaise };
}

/** Amounts of an order in integer paise. */
export type OrderAmounts = ReturnType<typeof orderAmounts>;
