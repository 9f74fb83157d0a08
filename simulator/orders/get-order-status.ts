import { ApiError } from '../api/api-error.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Order } from './order.ts';
import { statusBody } from './status-body.ts';

const notFound = (code: string): ApiError =>
  new ApiError(400, code, 'No entry found for given merchant order id');

function findOrder({ faults, orders }: Sandbox, id: string): Order {
  if (faults.take('mapping-not-found', id)) throw notFound('MERCHANT_ORDER_MAPPING_NOT_FOUND');
  const order = faults.take('order-not-found', id) ? undefined : orders.find(id);
  if (!order) throw notFound('INVALID_MERCHANT_ORDER_ID');
  const isStale = order.state !== 'PENDING' && faults.take('stale-status', id);
  return isStale ? { ...order, state: 'PENDING', failure: undefined, attempts: [] } : order;
}

/** A flag of the query; PhonePe's SDK sends it twice. */
const isTrue = (flag: unknown): boolean => [flag].flat().at(-1) === 'true';

/** Order Status (docs/phonepe.md, Order Status). Throws an ApiError for an unknown order. */
export function getOrderStatus(
  sandbox: Sandbox,
  id: string,
  query: Record<string, unknown>,
): object {
  const order = findOrder(sandbox, id);
  const details = isTrue(query.details);
  const body = statusBody(order, { details, errorContext: isTrue(query.errorContext) });
  const { faults } = sandbox;
  const wrongAmount = faults.take('wrong-amount-status', id);
  const unknownState = faults.take('unknown-state-status', id);
  const extraFields = faults.take('extra-fields-status', id);
  return {
    ...body,
    ...(wrongAmount && { amount: body.amount - (wrongAmount.value ?? 100) }),
    ...(unknownState && { state: 'ON_HOLD' }),
    ...(extraFields && { currency: 'INR', offers: [{ id: 1 }] }),
  };
}
