import type { FaultName } from '../faults/fault-list.ts';
import type { Fault } from '../faults/fault-registry.ts';
import { type WebhookBody, withOppositeOutcome } from './webhook-body.ts';

type BodyFault = (body: WebhookBody, fault: Fault) => WebhookBody;

const withPayload = (body: WebhookBody, fields: Record<string, unknown>): WebhookBody => ({
  ...body,
  payload: { ...body.payload, ...fields },
});

/** How each fault changes the body of a webhook, in the order of application. */
const bodyFaults: [FaultName, BodyFault][] = [
  ['webhook-only-event', ({ event, payload }) => ({ event, payload })],
  ['webhook-contradictory-type', (body) => ({ ...body, type: withOppositeOutcome(body).type })],
  ['webhook-unknown-type', (body) => ({ ...body, type: 'CHECKOUT_ORDER_REMEMBERED' })],
  ['webhook-unknown-event', (body) => ({ ...body, event: 'checkout.order.remembered' })],
  [
    'webhook-extra-fields',
    (body) => Object.assign(withPayload(body, { currency: 'INR', later: [1] }), { sequence: 7 }),
  ],
  [
    'webhook-wrong-amount',
    (body, { value = 100 }) => withPayload(body, { amount: Number(body.payload.amount) - value }),
  ],
  ['webhook-foreign-order', (body) => withPayload(body, { merchantOrderId: 'SOMEBODY-ELSES-1' })],
];

/** The body with every fault applied that is on. */
export function withBodyFaults(
  original: WebhookBody,
  take: (name: FaultName) => Fault | undefined,
): WebhookBody {
  return bodyFaults.reduce((body, [name, apply]) => {
    const fault = take(name);
    return fault ? apply(body, fault) : body;
  }, original);
}
