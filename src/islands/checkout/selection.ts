import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import type { OrderAmounts } from '#contract/order-amounts.ts';

/** A service of the catalogue that can be paid for: its price in integer paise, and its unit. */
export type PayableService = PricedService & { amountPaise: number };

/** So many of a service, and what they cost. */
export interface Purchase {
  service: PayableService;
  quantity: number;
  amounts: OrderAmounts;
}

/** What the address of the checkout asks for. `unread` until the browser has looked at it. */
export type Selection =
  | { kind: 'unread' }
  | { kind: 'invalid' }
  | {
      kind: 'chosen';
      service: PayableService;
      /** The address names another price than the catalogue, from an old page or a bookmark. */
      priceChanged: boolean;
      /** How many, as the address has it; the field shows it and says what is wrong with it. */
      quantityText: string;
    };

/** The services that have a price; the others are quoted in a chat. */
export function payableServices(catalogue: Catalogue): PayableService[] {
  return catalogue.categories
    .flatMap(({ services }) => services)
    .flatMap(({ amountPaise, formats: _ofDistricts, ...service }) =>
      amountPaise === undefined ? [] : [{ ...service, amountPaise }],
    );
}

/**
 * Reads serviceName, price, in rupees, and quantity from the query of the checkout (docs/product.md,
 * Checkout).
 * The price is always the catalogue's; that of the address is only compared with it.
 */
export function readSelection(search: string, services: PayableService[]): Selection {
  const query = new URLSearchParams(search);
  const service = services.find(({ name }) => name === query.get('serviceName'));
  const price = query.get('price')?.trim();
  if (!service || !price) return { kind: 'invalid' };
  return {
    kind: 'chosen',
    service,
    priceChanged: Math.round(Number(price) * 100) !== service.amountPaise,
    quantityText: quantityTextOf(query, service),
  };
}

/** What is sold once in an order has no quantity, whatever the address says. */
function quantityTextOf(query: URLSearchParams, { limits }: PayableService): string {
  const least = String(limits.least);
  return limits.most > limits.least ? (query.get('quantity')?.trim() ?? least) : least;
}
