import { type Answer, ok, refusal } from '../api/answer.ts';
import type { Sandbox } from '../sandbox.ts';
import { statusBody } from './order-status.ts';

const notFound = 'No entry found for given merchant order id';
const unknownOrder = refusal(400, 'INVALID_MERCHANT_ORDER_ID', notFound);
const unknownMapping = refusal(400, 'MERCHANT_ORDER_MAPPING_NOT_FOUND', notFound);

/** A flag of the query; PhonePe's SDK sends it twice. */
const isOn = (flag: unknown): boolean => [flag].flat().at(-1) === 'true';

type Body = Record<string, unknown>;

function withFaults({ faults }: Sandbox, id: string, body: Body): Body {
  const changed = { ...body };
  const wrongAmount = faults.take('wrong-amount-status', id);
  if (wrongAmount) changed.amount = Number(body.amount) - (wrongAmount.value ?? 100);
  if (faults.take('unknown-state-status', id)) changed.state = 'ON_HOLD';
  if (faults.take('extra-fields-status', id)) {
    Object.assign(changed, { currency: 'INR', offers: [{ id: 1 }], merchantId: 'SIMULATORUAT' });
  }
  return changed;
}

/** Order Status (docs/phonepe.md, Order Status). */
export function getOrderStatus(sandbox: Sandbox, id: string, query: Body): Answer {
  const { faults, orders } = sandbox;
  if (faults.take('mapping-not-found', id)) return unknownMapping;
  const order = faults.take('order-not-found', id) ? undefined : orders.find(id);
  if (!order) return unknownOrder;
  const stale = order.state !== 'PENDING' && faults.take('stale-status', id);
  const shown = stale
    ? { ...order, state: 'PENDING' as const, failure: undefined, attempts: [] }
    : order;
  const asked = { details: isOn(query.details), errorContext: isOn(query.errorContext) };
  return ok(withFaults(sandbox, id, statusBody(shown, asked)));
}
