import type { Counts } from '#contract/counts.ts';

/** That address of the checkout for so many of its service, and with what they are made of. */
export const withQuantity = (path: string, quantity: number, counts: Counts | null): string =>
  Object.entries({ ...(quantity > 1 && { quantity }), ...counts }).reduce(
    (address, [name, number]) => `${address}&${name}=${number}`,
    path,
  );

/**
 * Address of the checkout of a service, with the price of one in rupees, how many if there are several,
 * and what they are made of (docs/product.md, Checkout).
 */
export function checkoutPath(
  name: string,
  amountPaise: number,
  quantity = 1,
  counts: Counts | null = null,
): string {
  const query = new URLSearchParams({ serviceName: name, price: String(amountPaise / 100) });
  return withQuantity(`/payment?${query}`, quantity, counts);
}
