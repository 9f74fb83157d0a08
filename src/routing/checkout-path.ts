/**
 * Address of the checkout of a service, with the price of one in rupees, and how many if there are several
 * (docs/product.md, Checkout).
 */
export const checkoutPath = (name: string, amountPaise: number, quantity = 1): string =>
  `/payment?${new URLSearchParams({
    serviceName: name,
    price: String(amountPaise / 100),
    ...(quantity > 1 && { quantity: String(quantity) }),
  })}`;
