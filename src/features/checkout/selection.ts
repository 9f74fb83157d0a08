import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import { areCounts, type Counts, countsMatchUnit, isCountName, unitsOf } from '#contract/counts.ts';
import type { OrderAmounts } from '#contract/order-amounts.ts';

/** A service of the catalogue that can be paid for: its price in integer paise, and its unit. */
export type PayableService = PricedService & { amountPaise: number };

/** So many of a service, and what they cost. */
export interface Purchase {
  service: PayableService;
  quantity: number;
  /** What the quantity is made of, where that is known. */
  counts: Counts | null;
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
      /** What the quantity is made of; null where the address does not say it, or nonsense. */
      counts: Counts | null;
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
  const quantityText = quantityTextOf(query, service);
  return {
    kind: 'chosen',
    service,
    priceChanged: Math.round(Number(price) * 100) !== service.amountPaise,
    quantityText,
    counts: countsIn(query, Number(quantityText), service),
  };
}

/** The counts of an address, where they make its quantity of the service. */
function countsIn(
  query: URLSearchParams,
  quantity: number,
  { unit, limits }: PayableService,
): Counts | null {
  const named = [...query].filter(([name]) => isCountName(name));
  const counts: Counts = Object.fromEntries(named.map(([name, text]) => [name, Number(text)]));
  const fits = areCounts(counts) && countsMatchUnit(counts, unit, limits.longestSide);
  return fits && unitsOf(...Object.values(counts)) === quantity ? counts : null;
}

/** What is sold once in an order has no quantity, whatever the address says. */
function quantityTextOf(query: URLSearchParams, { limits }: PayableService): string {
  const least = String(limits.least);
  return limits.most > limits.least ? (query.get('quantity')?.trim() ?? least) : least;
}
