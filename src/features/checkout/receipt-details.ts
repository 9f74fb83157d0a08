import type { Details } from './details.ts';
import type { Store } from './draft.ts';

/** What the payer typed that the receipt needs. */
export type ReceiptDetails = Pick<Details, 'email' | 'gstin'>;

const keyOf = (id: string) => `receipt ${id}`;

/**
 * Keeps what the receipt of an order needs, for as long as the tab is open: the form is forgotten after a
 * payment, or is filled in for somebody else. Where the browser forbids storage nothing is kept.
 */
export function keepReceiptDetails(
  id: string,
  { email, gstin }: ReceiptDetails,
  store: () => Store = () => sessionStorage,
): void {
  if (!email) return;
  try {
    store().setItem(keyOf(id), JSON.stringify({ email, gstin }));
  } catch {
    // Storage is full or switched off.
  }
}

/** What was kept for the receipt of an order; undefined where nothing was. */
export function readReceiptDetails(
  id: string,
  store: () => Store = () => sessionStorage,
): ReceiptDetails | undefined {
  try {
    const kept = JSON.parse(store().getItem(keyOf(id)) ?? '{}') as Partial<ReceiptDetails>;
    const isKept = typeof kept.email === 'string' && typeof kept.gstin === 'string';
    return isKept ? (kept as ReceiptDetails) : undefined;
  } catch {
    return undefined;
  }
}
