import { ApiError } from '../api/api-error.ts';
import type { Sandbox } from '../sandbox.ts';
import { statusBody } from './order-status.ts';

const notFound = (code: string): ApiError =>
  new ApiError(400, code, 'No entry found for given merchant order id');

/** A flag of the query; PhonePe's SDK sends it twice. */
const isOn = (flag: unknown): boolean => [flag].flat().at(-1) === 'true';

type Body = Record<string, unknown>;

function withFaults({ faults }: Sandbox, id: string, body: Body): Body {
  const changed = { ...body };
  const wrongAmount = faults.take('wrong-amount-status', id);
  if (wrongAmount) changed.amount = Number(body.amount) - (wrongAmount.value ?? 100);
  if (faults.take('unknown-state-status', id)) changed.state = 'ON_HOLD';
  if (faults.take('extra-fields-status', id)) {
    Object.assign(changed, { currency: 'INR', offers: [{ id: 1 }] });
  }
  return changed;
}

/** Order Status (docs/phonepe.md, Order Status). Throws an ApiError for an order that is unknown. */
export function getOrderStatus(sandbox: Sandbox, id: string, query: Body): Body {
  const { faults, orders } = sandbox;
  if (faults.take('mapping-not-found', id)) throw notFound('MERCHANT_ORDER_MAPPING_NOT_FOUND');
  const order = faults.take('order-not-found', id) ? undefined : orders.find(id);
  if (!order) throw notFound('INVALID_MERCHANT_ORDER_ID');
  const stale = order.state !== 'PENDING' && faults.take('stale-status', id);
  const shown = stale
    ? { ...order, state: 'PENDING' as const, failure: undefined, attempts: [] }
    : order;
  const asked = { details: isOn(query.details), errorContext: isOn(query.errorContext) };
  return withFaults(sandbox, id, statusBody(shown, asked));
}
