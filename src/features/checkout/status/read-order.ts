import type { OrderSummary } from '#contract/checkout.ts';
import { isCountName } from '#contract/counts.ts';

const isCount = (value: unknown) => Number.isSafeInteger(value);

const areCounts = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    Object.entries(value).every(([name, count]) => isCountName(name) && typeof count === 'number'));

/** The order in an answer of the server; undefined where there is none, or one that cannot be shown. */
export function readOrder(value: unknown): OrderSummary | undefined {
  const order = (value ?? {}) as Partial<Record<keyof OrderSummary, unknown>>;
  const { service, serviceName, unit, paidAtMs, mayPayAgain, isOver } = order;
  const { quantity, counts, amountPaise, taxPaise, refundedPaise } = order;
  const isWhole =
    [service, serviceName].every((name) => typeof name === 'string') &&
    [quantity, amountPaise, taxPaise, refundedPaise].every(isCount) &&
    areCounts(counts) &&
    (unit === null || typeof unit === 'string') &&
    (paidAtMs === null || isCount(paidAtMs)) &&
    [mayPayAgain, isOver].every((value) => typeof value === 'boolean');
  return isWhole && isDivisible(order as OrderSummary) ? (order as OrderSummary) : undefined;
}

/** Whether each unit costs whole paise. */
const isDivisible = ({ amountPaise, taxPaise, quantity }: OrderSummary) =>
  quantity > 0 && (amountPaise - taxPaise) % quantity === 0;
