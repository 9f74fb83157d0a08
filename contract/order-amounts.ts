/** What an order costs, in integer paise: price and GST make the total. */
export interface OrderAmounts {
  pricePaise: number;
  taxPaise: number;
  totalPaise: number;
}

/**
 * What a number of units costs, with GST of that many per cent; 0 where the agency charges none. GST is
 * worked out on the whole price and rounded to the nearest paisa, half a paisa up. The page and the server
 * both call it, so that a payer pays exactly what the page says.
 */
export function orderAmounts(
  unitPaise: number,
  quantity: number,
  gstPercent: number,
): OrderAmounts {
  const pricePaise = unitPaise * quantity;
  const taxPaise = Math.round((pricePaise * gstPercent) / 100);
  return { pricePaise, taxPaise, totalPaise: pricePaise + taxPaise };
}
