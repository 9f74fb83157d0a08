import type { Catalogue, PricedService } from '#contract/catalogue.ts';
import { areCounts, type Counts, countsMatchUnit, isCountName, unitsOf } from '#contract/counts.ts';
import { fill } from '#contract/fill.ts';
import { formatPaise, formatPrice } from '#contract/money.ts';
import type { OrderAmounts } from '#contract/order-amounts.ts';
import type { Site } from '#src/content/site.ts';

/** A service with a fixed price, in integer paise. */
export interface PayableService extends PricedService {
  amountPaise: number;
  /** Common sizes in feet, of what is sold by its size. */
  sizes?: { width: number; height: number }[];
  /** Third-party costs, such as site rent. */
  costs?: string[];
}

/** Width and height of a banner in feet, as typed. */
export interface Sides {
  width: string;
  height: string;
}

/** No size typed. */
export const noSides: Sides = { width: '', height: '' };

/** What the checkout's address selects; `loading` until the browser has read it. */
export type Selection =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  | {
      kind: 'chosen';
      service: PayableService;
      /** The price in the address, from an old page or a bookmark, is not the catalogue's. */
      priceChanged: boolean;
      /** The quantity in the address, valid or not; empty if a size makes it. */
      quantityText: string;
      /** The size in the address, valid or not, of what is sold by its size. */
      sides: Sides;
      /** Breakdown of the quantity; null if it is missing or does not add up. */
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

/** What the order says of a service: its name, its price, what that includes and what the money pays for. */
export const orderTexts = (
  { label, amountPaise, unit, unitLabel, includes }: PayableService,
  paysFor: Record<string, string>,
) => ({
  service: label,
  price: formatPrice(amountPaise, unit && unitLabel),
  includes: includes && `${includes} `,
  paysFor: paysFor[unit ?? 'job'],
});

interface TaxProps {
  tax: Site['payment']['tax'];
  gstPercent: number;
}

/** The total, and if GST is charged, price and GST in a line each. */
export function amountTexts(amounts: OrderAmounts | undefined, { tax, gstPercent }: TaxProps) {
  if (!amounts) return {};
  const gst = fill(tax.gst, { percent: gstPercent });
  return {
    total: formatPaise(amounts.totalPaise),
    taxed:
      gstPercent > 0
        ? `${tax.price} ${formatPaise(amounts.pricePaise)}\n${gst} ${formatPaise(amounts.taxPaise)}`
        : undefined,
  };
}

/**
 * Reads serviceName, price, in rupees, and quantity from the query of the checkout (docs/product.md,
 * Checkout). The price is the catalogue's; that of the address is only compared with it.
 */
export function readSelection(search: string, services: PayableService[]): Selection {
  const query = new URLSearchParams(search);
  const service = services.find(({ name }) => name === query.get('serviceName'));
  const price = query.get('price')?.trim();
  if (!service || !price) return { kind: 'invalid' };
  const { least, most, longestSide } = service.limits;
  // A service sold once per order has no quantity.
  const typed = most > least ? query.get('quantity')?.trim() : undefined;
  const isSized = longestSide !== undefined;
  const quantityText = typed ?? (isSized ? '' : String(least));
  const counts = readCounts(query, quantityText, service);
  return {
    kind: 'chosen',
    service,
    priceChanged: Math.round(Number(price) * 100) !== service.amountPaise,
    quantityText,
    sides: isSized && (counts || !quantityText) ? readSides(query) : noSides,
    counts,
  };
}

const readSides = (query: URLSearchParams): Sides => ({
  width: query.get('width')?.trim() ?? '',
  height: query.get('height')?.trim() ?? '',
});

/** The breakdown in the address, if it makes up the quantity there. */
function readCounts(
  query: URLSearchParams,
  quantityText: string,
  { unit, limits }: PayableService,
): Counts | null {
  const named = [...query].filter(([name]) => isCountName(name));
  const counts: Counts = Object.fromEntries(named.map(([name, text]) => [name, Number(text)]));
  const fits = areCounts(counts) && countsMatchUnit(counts, unit, limits.longestSide);
  const quantity = unitsOf(...Object.values(counts));
  return fits && (quantityText === '' || Number(quantityText) === quantity) ? counts : null;
}
