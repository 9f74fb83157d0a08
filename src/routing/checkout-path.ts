import type { Counts } from '#contract/counts.ts';

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
  const numbers = { price: amountPaise / 100, ...(quantity > 1 && { quantity }), ...counts };
  const query = Object.entries(numbers).map(([key, number]) => [key, String(number)]);
  return `/payment?${new URLSearchParams([['serviceName', name], ...query])}`;
}
