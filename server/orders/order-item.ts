import { type Catalogue, labelsOfService } from '#contract/catalogue.ts';
import { formatUnits } from '#contract/money.ts';
import type { Order } from './order.ts';

/** What is bought, and at which total. */
export type OrderItem = Pick<
  Order,
  'serviceName' | 'quantity' | 'unit' | 'amountPaise' | 'taxPaise'
>;

/**
 * What was bought, in one line: Flex Banner Printing (200 × ₹14 /sq.ft). Where it is one unit, the
 * name of the service says all. Service and unit are called as in the catalogue of a language; without
 * one, by their keys.
 */
export function describeItem(item: OrderItem, catalogue?: Catalogue): string {
  const { quantity, amountPaise, taxPaise } = item;
  const { service, unit } = labelsOfService(item, catalogue);
  if (quantity === 1) return service;
  const unitPaise = (amountPaise - taxPaise) / quantity;
  return `${service} (${formatUnits(quantity, unitPaise, unit ?? undefined)})`;
}
