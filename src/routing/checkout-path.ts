/** Address of the checkout of a service, with its price in rupees (docs/product.md, Checkout). */
export const checkoutPath = (name: string, amountPaise: number): string =>
  `/payment?${new URLSearchParams({ serviceName: name, price: String(amountPaise / 100) })}`;
