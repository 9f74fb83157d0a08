import type { FaultName } from '../faults/fault-list.ts';
import type { Fault } from '../faults/fault-registry.ts';
import { contradicted, type WebhookBody } from './webhook-body.ts';

type Twist = (body: WebhookBody, fault: Fault) => WebhookBody;

const withPayload = (body: WebhookBody, more: Record<string, unknown>): WebhookBody => ({
  ...body,
  payload: { ...body.payload, ...more },
});

/** What a fault does to the body of a webhook; in the order in which they are done. */
const twists: [FaultName, Twist][] = [
  ['webhook-only-event', ({ event, payload }) => ({ event, payload })],
  ['webhook-contradictory-type', (body) => ({ ...body, type: contradicted(body).type ?? '' })],
  ['webhook-unknown-type', (body) => ({ ...body, type: 'CHECKOUT_ORDER_REMEMBERED' })],
  ['webhook-unknown-event', (body) => ({ ...body, event: 'checkout.order.remembered' })],
  [
    'webhook-extra-fields',
    (body) =>
      ({ ...withPayload(body, { currency: 'INR', later: [1] }), sequence: 7 }) as WebhookBody,
  ],
  [
    'webhook-wrong-amount',
    (body, { value = 100 }) => withPayload(body, { amount: Number(body.payload.amount) - value }),
  ],
  ['webhook-foreign-order', (body) => withPayload(body, { merchantOrderId: 'SOMEBODY-ELSES-1' })],
];

/** The body as the faults that are on leave it. */
export function twisted(
  body: WebhookBody,
  take: (name: FaultName) => Fault | undefined,
): WebhookBody {
  return twists.reduce((left, [name, twist]) => {
    const fault = take(name);
    return fault ? twist(left, fault) : left;
  }, body);
}
