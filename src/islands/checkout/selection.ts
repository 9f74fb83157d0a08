import type { Catalogue, PricedService } from '#contract/catalogue.ts';

/** A service of the catalogue that can be paid for: its price in integer paise, and its unit. */
export type PayableService = PricedService & { amountPaise: number };

/** What the address of the checkout asks for. `unread` until the browser has looked at it. */
export type Selection =
  | { kind: 'unread' }
  | { kind: 'invalid' }
  | {
      kind: 'chosen';
      service: PayableService;
      /** The address names another price than the catalogue, from an old page or a bookmark. */
      priceChanged: boolean;
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
 * Reads serviceName and price, in rupees, from the query of the checkout (docs/product.md, Checkout).
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
  };
}
