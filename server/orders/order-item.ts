import { formatUnits } from '#contract/money.ts';
import type { Order } from './order.ts';

/**
 * What was bought, in one line: Flex Banner Printing (200 × ₹14 /sq.ft). Where it is one unit, the
 * name of the service says all.
 */
export function itemOf({
  serviceName,
  quantity,
  unit,
  amountPaise,
  taxPaise,
}: Pick<Order, 'serviceName' | 'quantity' | 'unit' | 'amountPaise' | 'taxPaise'>): string {
  if (quantity === 1) return serviceName;
  const unitPaise = (amountPaise - taxPaise) / quantity;
  return `${serviceName} (${formatUnits(quantity, unitPaise, unit ?? undefined)})`;
}
