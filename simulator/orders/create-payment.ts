import { randomUUID } from 'node:crypto';
import { type Answer, badRequest, ok, refusal, unauthorized } from '../api/answer.ts';
import { readMagicValues, UnknownFault } from '../faults/magic-values.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Order } from './order.ts';
import { type PayRequest, paySchema } from './pay.schema.ts';

function makeOrder({ faults, newId, options }: Sandbox, request: PayRequest): Order {
  const { amount, expireAfter, merchantOrderId, metaInfo, paymentFlow } = request;
  const shortLife = faults.take('short-life', merchantOrderId);
  const lifeMs = shortLife ? (shortLife.value ?? 1000) : expireAfter * 1000;
  const latePayment = faults.take('late-payment', merchantOrderId);
  return {
    merchantOrderId,
    orderId: newId('OMO'),
    pageToken: randomUUID(),
    amountPaise: amount,
    redirectUrl: paymentFlow.merchantUrls.redirectUrl,
    metaInfo,
    retryAllowed: !(request.disablePaymentRetry || paymentFlow.disablePaymentRetry),
    state: 'PENDING',
    failure: undefined,
    attempts: [],
    expireAtMs: options.now() + lifeMs,
    latePaymentMs: latePayment ? (latePayment.value ?? 0) : undefined,
    deliveries: [],
  };
}

function duplicate({ faults }: Sandbox, merchantOrderId: string): Answer {
  return faults.take('duplicate-417', merchantOrderId)
    ? refusal(417, 'INVALID_TRANSACTION_ID', 'The merchantOrderId was used before.')
    : badRequest();
}

/** Reads the magic values of a pay call before anything else looks for faults of its order. */
export function switchOnMagic(sandbox: Sandbox, body: unknown): Answer | undefined {
  const request = body as Partial<PayRequest> | null | undefined;
  const { merchantOrderId, metaInfo } = request ?? {};
  if (typeof merchantOrderId !== 'string' || typeof metaInfo?.udf1 !== 'string') return undefined;
  try {
    const requested = readMagicValues(metaInfo.udf1);
    const needsNewToken = sandbox.faults.switchOnMagic(requested, merchantOrderId);
    return needsNewToken ? unauthorized : undefined;
  } catch (error) {
    if (error instanceof UnknownFault) return badRequest(error.message);
    throw error;
  }
}

/** Create Payment (docs/phonepe.md, Create Payment). `origin`: that of the pay page. */
export function createPayment(sandbox: Sandbox, body: unknown, origin: string): Answer {
  const parsed = paySchema.safeParse(body);
  if (!parsed.success) return badRequest(parsed.error.issues[0]?.message);
  const { merchantOrderId } = parsed.data;
  if (sandbox.orders.find(merchantOrderId)) return duplicate(sandbox, merchantOrderId);
  const order = makeOrder(sandbox, parsed.data);
  sandbox.orders.add(order);
  sandbox.webhooks.forge(order);
  const foreign = sandbox.faults.take('foreign-redirect', merchantOrderId);
  const pageOrigin = foreign ? 'https://elsewhere.example' : origin;
  return ok({
    orderId: order.orderId,
    state: order.state,
    expireAt: order.expireAtMs,
    redirectUrl: `${pageOrigin}/transact/uat_v2?token=${order.pageToken}`,
  });
}
