import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import { areCounts, type Counts, countsMatchUnit, isCountName, unitsOf } from '#contract/counts.ts';
import type { OrderAmounts } from '#contract/order-amounts.ts';

/** A service of the catalogue that can be paid for: its price in integer paise, and its unit. */
export type PayableService = PricedService & { amountPaise: number };

/** A quantity of a service and its price. */
export interface Purchase {
  service: PayableService;
  quantity: number;
  /** What makes up the quantity, where known. */
  counts: Counts | null;
  amounts: OrderAmounts;
}

/** What the address of the checkout selects; `loading` until the browser has read it. */
export type Selection =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  | {
      kind: 'chosen';
      service: PayableService;
      /** The address has another price than the catalogue, from an old page or a bookmark. */
      priceChanged: boolean;
      /** The quantity as the address has it, valid or not. */
      quantityText: string;
      /** What makes up the quantity; null where the address does not say, or does not add up. */
      counts: Counts | null;
    };

/** Services with a fixed price; the others are quoted in a chat. */
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

/** The counts of an address, where they make up its quantity. */
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

/** A service sold once per order has no quantity, whatever the address says. */
function quantityTextOf(query: URLSearchParams, { limits }: PayableService): string {
  const least = String(limits.least);
  return limits.most > limits.least ? (query.get('quantity')?.trim() ?? least) : least;
}
