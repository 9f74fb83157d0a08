import type { Counts } from '#contract/counts.ts';

/** Checkout URL of a service with price, quantity and its breakdown (docs/product.md, Checkout). */
export function checkoutPath(
  name: string,
  amountPaise: number,
  quantity = 1,
  counts: Counts | null = null,
): string {
  const query = new URLSearchParams({ serviceName: name, price: String(amountPaise / 100) });
  const numbers = { ...(quantity > 1 && { quantity }), ...counts };
  for (const [key, number] of Object.entries(numbers)) query.set(key, String(number));
  return `/payment?${query}`;
}
